/** Text without control characters: one of them makes a whole feed unreadable. */
export function xmlText(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '').toWellFormed();
}

/** The same text inside an element or an attribute, of XML or of HTML. */
export function escapeXml(text: string): string {
  return xmlText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';

export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
