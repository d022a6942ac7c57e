import type { Dataset } from 'schema-dts';
import type { Day } from '../../lib/dates.ts';
import { transparencyTablePath } from '../../lib/paths.ts';
import { type TransparencySubject, transparencySubjects } from '../../lib/vocabulary.ts';
import { secretariat } from '../machines/structured-data.ts';
import { subjectQuestions } from './subject-questions.ts';

interface Figures {
  subject: TransparencySubject;
  years: number[];
  updated: Day | undefined;
}

export function datasetSchema({ subject, years, updated }: Figures, origin: string): Dataset {
  const name = transparencySubjects[subject];
  return {
    '@type': 'Dataset',
    name: `${name} da Secretaria de Estado do Desporto e Lazer do Amapá`,
    description: `${subjectQuestions[subject]} Valores previstos e pagos, ano a ano, da Secretaria de Estado do Desporto e Lazer do Amapá.`,
    url: `${origin}${transparencyTablePath(subject)}`,
    keywords: ['transparência', name.toLowerCase(), 'esporte', 'Amapá'],
    ...(years.length > 0
      ? { temporalCoverage: `${Math.min(...years)}/${Math.max(...years)}` }
      : {}),
    spatialCoverage: { '@type': 'Place', name: 'Amapá, Brasil' },
    ...(updated ? { dateModified: updated } : {}),
    creator: secretariat(origin),
    isAccessibleForFree: true,
    inLanguage: 'pt-BR',
  };
}
