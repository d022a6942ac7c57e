import { phoneAddress } from '../../lib/phone-address.ts';

/** What an editor wrote under 'Contato', as an address: of a phone, of a mailbox, or none that is known. */
export function reachAddress(contact: string): string | undefined {
  if (/^[\d\s()+.-]{8,}$/.test(contact)) return phoneAddress(contact);
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact) ? `mailto:${contact}` : undefined;
}
