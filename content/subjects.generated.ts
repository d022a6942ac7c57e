// Made by `npm run generate` from lib/subjects.ts.

import type { SubjectName } from '../lib/subjects.ts';
import type { SubjectContent } from './subject.ts';
import { subject as events } from './subjects/events.ts';
import { subject as news } from './subjects/news.ts';
import { subject as programs } from './subjects/programs.ts';
import { subject as services } from './subjects/services.ts';
import { subject as sessions } from './subjects/sessions.ts';
import { subject as places } from './subjects/places.ts';
import { subject as municipalities } from './subjects/municipalities.ts';
import { subject as sports } from './subjects/sports.ts';
import { subject as athletes } from './subjects/athletes.ts';
import { subject as broadcasts } from './subjects/broadcasts.ts';
import { subject as results } from './subjects/results.ts';
import { subject as scores } from './subjects/scores.ts';
import { subject as pages } from './subjects/pages.ts';
import { subject as legislation } from './subjects/legislation.ts';
import { subject as transparency } from './subjects/transparency.ts';
import { subject as institution } from './subjects/institution.ts';

export const subjectContents: Record<SubjectName, SubjectContent> = { events, news, programs, services, sessions, places, municipalities, sports, athletes, broadcasts, results, scores, pages, legislation, transparency, institution };