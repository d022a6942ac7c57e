// Made by `npm run generate` from lib/subjects.ts.

import { events } from './collections/events.ts';
import { news } from './collections/news.ts';
import { programs } from './collections/programs.ts';
import { services } from './collections/services.ts';
import { sessionRules } from './collections/session-rules.ts';
import { specialDays } from './collections/special-days.ts';
import { places } from './collections/places.ts';
import { municipalities } from './collections/municipalities.ts';
import { athletes } from './collections/athletes.ts';
import { upcomingBroadcasts } from './collections/upcoming-broadcasts.ts';
import { recordedBroadcasts } from './collections/recorded-broadcasts.ts';
import { competitions } from './collections/competitions.ts';
import { teams } from './collections/teams.ts';
import { matches } from './collections/matches.ts';
import { heats } from './collections/heats.ts';
import { stateRecords } from './collections/state-records.ts';
import { pages } from './collections/pages.ts';
import { legislation } from './collections/legislation.ts';
import { transparencyRecords } from './collections/transparency-records.ts';
import { teamMembers } from './collections/team-members.ts';

export const subjectCollections = [events, news, programs, services, sessionRules, specialDays, places, municipalities, athletes, upcomingBroadcasts, recordedBroadcasts, competitions, teams, matches, heats, stateRecords, pages, legislation, transparencyRecords, teamMembers];