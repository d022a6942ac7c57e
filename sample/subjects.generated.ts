// Made by `npm run generate` from lib/subjects.ts.

import { events } from './events.ts';
import { news } from './news.ts';
import { programs } from './programs.ts';
import { services } from './services.ts';
import { sessionRules } from './session-rules.ts';
import { specialDays } from './special-days.ts';
import { places } from './places.ts';
import { municipalities } from './municipalities.ts';
import { athletes } from './athletes.ts';
import { upcomingBroadcasts } from './upcoming-broadcasts.ts';
import { recordedBroadcasts } from './recorded-broadcasts.ts';
import { competitions } from './competitions.ts';
import { teams } from './teams.ts';
import { matches } from './matches.ts';
import { heats } from './heats.ts';
import { stateRecords } from './state-records.ts';
import { pages } from './pages.ts';
import { legislation } from './legislation.ts';
import { transparencyRecords } from './transparency-records.ts';
import { teamMembers } from './team-members.ts';

export const subjectSamples = { events, news, programs, services, 'session-rules': sessionRules, 'special-days': specialDays, places, municipalities, athletes, 'upcoming-broadcasts': upcomingBroadcasts, 'recorded-broadcasts': recordedBroadcasts, competitions, teams, matches, heats, 'state-records': stateRecords, pages, legislation, 'transparency-records': transparencyRecords, 'team-members': teamMembers };