import type { ServiceCard } from '#content/services';
import { isOpen, serviceState } from '../../lib/service-state.ts';

/** 'Inscrições abertas', however an editor writes it. */
const promise = /inscri(ções|ção) aberta/i;

export const promisesOpening = (badge: string): boolean => promise.test(badge);

/** A badge that promises open sign-ups is shown only while a service takes them. */
export function honestBadge(
  badge: string | undefined,
  services: readonly Pick<ServiceCard, 'action' | 'opensAt' | 'closesAt' | 'cancelled'>[],
  now: Date,
): string | undefined {
  if (!badge || !promisesOpening(badge)) return badge;
  const takes = services.some(
    (service) => service.action === 'sign-up' && isOpen(serviceState(service, now)),
  );
  return takes ? badge : undefined;
}
