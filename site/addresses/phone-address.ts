/** '(96) 3212-5000' as an address that a phone can dial, from anywhere in the world. */
export function phoneAddress(phone: string): string {
  return `tel:+55${phone.replace(/\D/g, '')}`;
}
