/** WhatsApp's own page for sending a text; the person chooses to whom. */
export function whatsAppAddress(title: string, url: string): string {
  return whatsAppText(`${title} ${url}`);
}

export function whatsAppText(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
