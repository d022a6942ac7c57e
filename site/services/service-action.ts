import type { Service } from '#content/services';
import { signUpPath } from '../../lib/paths.ts';
import { isOpen, type ServiceState } from '../../lib/service-state.ts';
import { contactAddress } from '../addresses/contact-address.ts';

export interface ServiceLinkTo {
  href: string;
  label: string;
  external: boolean;
}

/** What the one button of an open service does; undefined while nobody can ask for it. */
export function actionOf(service: Service, state: ServiceState): ServiceLinkTo | undefined {
  if (!isOpen(state)) return undefined;
  const label = service.actionLabel ?? 'Fazer o pedido';
  if (service.action === 'address' && service.address)
    return { href: service.address, label, external: !service.address.startsWith('/') };
  if (service.action === 'contact') return { href: writeTo(service), label, external: false };
  // Where places are counted there is a form.
  const hasForm = state.kind === 'open' && state.placesLeft !== undefined;
  return hasForm
    ? { href: signUpPath(service.slug), label, external: false }
    : { href: writeTo(service), label: 'Pedir por mensagem', external: false };
}

/** The contact form with the service filled in. */
export const writeTo = ({ contactSubject, title }: Pick<Service, 'contactSubject' | 'title'>) =>
  contactAddress(contactSubject, title);
