import type { Service } from '#content/services';
import type { TakingPart } from '#content/taking-part';
import { serviceState } from '../../lib/service-state.ts';
import { Steps } from '../ui/cards/steps.tsx';
import { ServiceCover } from './service-cover.tsx';
import { ServiceDesk } from './service-desk.tsx';
import { ServiceLaw } from './service-law.tsx';
import { ServiceNeeds } from './service-needs.tsx';
import { YearLine } from './year-line.tsx';

interface ServicePageProps {
  service: Service;
  /** Where there is one. */
  form: TakingPart | undefined;
  /** The whole address of this page. */
  url: string;
  now: Date;
}

export function ServicePage({ service, form, url, now }: ServicePageProps) {
  const { opensAt, closesAt, steps } = service;
  return (
    <>
      <ServiceCover
        service={service}
        state={serviceState(service, now, form?.placesLeft)}
        places={form?.places}
        url={url}
        now={now}
      />
      <YearLine opensAt={opensAt} closesAt={closesAt} now={now} />
      <ServiceNeeds service={service} />
      {steps.length > 0 ? <Steps id="como-funciona" heading="Como funciona" steps={steps} /> : null}
      <ServiceLaw service={service} />
      <ServiceDesk service={service} />
    </>
  );
}
