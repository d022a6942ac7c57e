import type { GovernmentService } from 'schema-dts';
import type { Service } from '#content/services';
import { servicePath } from '../../lib/paths.ts';
import { serviceGroups } from '../../lib/vocabulary.ts';
import { pictureOf, secretariat } from '../machines/structured-data.ts';

export function serviceSchema(service: Service, origin: string): GovernmentService {
  const { title, slug, summary, group, whoCan, unit, picture } = service;
  const url = `${origin}${servicePath(slug)}`;
  return {
    '@type': 'GovernmentService',
    name: title,
    description: summary,
    url,
    serviceType: serviceGroups[group],
    provider: secretariat(origin),
    serviceOperator: { '@type': 'GovernmentOrganization', name: unit.name },
    areaServed: { '@type': 'State', name: 'Amapá' },
    audience: { '@type': 'Audience', audienceType: whoCan.join('; ') },
    termsOfService: url,
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: url,
      ...(unit.phone
        ? { servicePhone: { '@type': 'ContactPoint', telephone: unit.phone } as const }
        : {}),
    },
    ...windowOf(service),
    image: pictureOf(picture, origin),
  };
}

/** Only where it is not always open. */
function windowOf({ opensAt, closesAt }: Service): Pick<GovernmentService, 'hoursAvailable'> {
  if (!opensAt && !closesAt) return {};
  return {
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      ...(opensAt ? { validFrom: opensAt } : {}),
      ...(closesAt ? { validThrough: closesAt } : {}),
    },
  };
}
