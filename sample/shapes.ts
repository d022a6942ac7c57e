import type {
  Athlete,
  Competition,
  Event,
  Heat,
  Home,
  Institution,
  Legislation,
  LiveStream,
  Match,
  Municipality,
  News,
  Page,
  Place,
  Program,
  ProgramsPage,
  RecordedBroadcast,
  Service,
  SessionRule,
  SignUp,
  SiteSetting,
  SocialPost,
  SpecialDay,
  StateRecord,
  Team,
  TeamMember,
  TransparencyRecord,
  UpcomingBroadcast,
} from '../cms/payload-types.ts';
import type { Block } from './rich-text.ts';

/**
 * The sample's own types: what the content system stores, less what the loader adds (publication,
 * time zone, order in the list), with relations named by slug instead of by number.
 */
type Added =
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | '_status'
  | 'internalNotes'
  | 'sample'
  | 'photo'
  | 'order'
  | 'startsAt_tz'
  | 'endsAt_tz'
  | 'date_tz'
  | 'from_tz'
  | 'until_tz'
  | 'day_tz'
  | 'opensAt_tz'
  | 'closesAt_tz'
  | 'reviewedAt_tz';

type Data<Document, Changed extends string = never> = Omit<Document, Added | Changed>;
/** Of a document with a page of its own. */
export type Addressed<Document, Changed extends string = never> = Data<
  Document,
  Changed | 'slug'
> & {
  slug: string;
};

export type SampleMunicipality = Addressed<Municipality>;
export type SampleProgram = Addressed<Program>;
export type SampleAthlete = Addressed<Athlete>;
export type SampleUpcomingBroadcast = Addressed<UpcomingBroadcast>;
export type SampleRecordedBroadcast = Addressed<RecordedBroadcast>;
export type SampleSocialPost = Data<SocialPost>;
export type SampleTeamMember = Data<TeamMember>;
export type SampleTransparencyRecord = Data<TransparencyRecord>;
export type SampleLiveStream = Data<LiveStream>;
export type SampleSiteSettings = Data<SiteSetting>;
export type SampleInstitution = Data<Institution>;
export type SampleProgramsPage = Data<ProgramsPage>;

export type SampleEvent<Where extends string, What extends string> = Addressed<
  Event,
  'municipality' | 'program' | 'situation' | 'venue'
> & { municipality: Where; program?: What; venue?: string; situation?: Event['situation'] };

export type SamplePlace<Where extends string> = Addressed<Place, 'municipality'> & {
  municipality: Where;
};

/** Its first day is the day of loading. */
export type SampleSessionRule<What extends string, Where extends string> = Addressed<
  SessionRule,
  'program' | 'municipality' | 'place' | 'from'
> & { program: What; municipality: Where; place?: string };

export type SampleService<What extends string> = Addressed<Service, 'program' | 'event'> & {
  program?: What;
  event?: string;
  /** Its dates come again every year. */
  everyYear?: true;
};

export type SampleSignUp = Data<SignUp, 'service' | 'quotas' | 'deleteOn' | 'deleteOn_tz'> & {
  service: string;
  quotas: readonly { category: string; municipality?: string; places: number }[];
};

export type SampleSpecialDay<Where extends string> = Data<SpecialDay, 'municipality'> & {
  municipality?: Where;
};

export type SampleTeam<Where extends string> = Addressed<Team, 'municipality'> & {
  municipality: Where;
};

export type SampleCompetition = Addressed<Competition, 'program' | 'event' | 'groups'> & {
  program?: string;
  event?: string;
  groups?: readonly { id: string; name: string; advance: number; teams: readonly string[] }[];
};

/** Its name and what the admin says of a correction come by themselves. */
export type SampleMatch = Data<
  Match,
  'competition' | 'first' | 'second' | 'place' | 'recording' | 'title' | 'correction'
> & { competition: string; first?: string; second?: string; place?: string; recording?: string };

type HeatRow = NonNullable<Heat['rows']>[number];
export type SampleHeat<Where extends string> = Data<Heat, 'competition' | 'rows'> & {
  competition: string;
  rows: readonly (Omit<HeatRow, 'id' | 'municipality' | 'athlete'> & {
    municipality: Where;
    athlete?: string;
  })[];
};

export type SampleStateRecord<Where extends string> = Data<
  StateRecord,
  'municipality' | 'athlete'
> & { municipality?: Where; athlete?: string };

export type SamplePage = Addressed<Page, 'body'> & { body: readonly Block[] };
export type SampleNews = Addressed<News, 'body'> & { body: readonly Block[] };
export type SampleLegislation = Data<Legislation, 'file'> & { document: readonly string[] };
export type SampleHome<Who extends string> = Data<Home, 'athletes' | 'nextEvents'> & {
  athletes: readonly Who[];
  nextEvents: readonly string[];
};
