import { pt } from '@payloadcms/translations/languages/pt';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { describeFailure } from '../lib/describe-failure.ts';
import { timeZone } from '../lib/time-zone.ts';
import { tooLargeUpload } from '../lib/upload-limit.ts';
import { arrivalCounts } from './collections/arrival-counts.ts';
import { contactMessages } from './collections/contact-messages.ts';
import { deletionRequests } from './collections/deletion-requests.ts';
import { documents } from './collections/documents.ts';
import { entries } from './collections/entries.ts';
import { entryDrafts } from './collections/entry-drafts.ts';
import { formerAddresses } from './collections/former-addresses.ts';
import { media } from './collections/media.ts';
import { newsletterEditions } from './collections/newsletter-editions.ts';
import { newsletterSubscriptions } from './collections/newsletter-subscriptions.ts';
import { openingAlerts } from './collections/opening-alerts.ts';
import { outgoingMails } from './collections/outgoing-mails.ts';
import { personalLooks } from './collections/personal-looks.ts';
import { postCounts } from './collections/post-counts.ts';
import { signUps } from './collections/sign-ups.ts';
import { socialPosts } from './collections/social-posts.ts';
import { users } from './collections/users.ts';
import { withdrawnItems } from './collections/withdrawn-items.ts';
import { subjectCollections } from './collections.generated.ts';
import { databaseAdapter } from './database.ts';
import { amapaTime } from './fields/moment.ts';
import { textEditor } from './fields/text-editor.ts';
import { contentVersion } from './globals/content-version.ts';
import { home } from './globals/home.ts';
import { institution } from './globals/institution.ts';
import { liveStream } from './globals/live-stream.ts';
import { programsPage } from './globals/programs-page.ts';
import { siteSettings } from './globals/site-settings.ts';
import { inCms } from './paths.ts';
import { deleteSampleEndpoint } from './sample-removal/delete-sample.ts';
import { readSecret } from './secret.ts';
import { settings } from './settings.ts';

export default buildConfig({
  secret: readSecret(settings.dataDir),
  db: databaseAdapter(settings.database),
  sharp,
  upload: {
    limits: { fileSize: settings.uploadLimitBytes },
    requestSizeLimit: settings.uploadRequestBytes,
    responseOnLimit: tooLargeUpload(settings.uploadLimitBytes),
  },
  editor: textEditor,
  graphQL: { disable: true },
  telemetry: false,
  logger: { options: { level: 'error', serializers: { err: describeFailure } } },
  i18n: { supportedLanguages: { pt }, fallbackLanguage: 'pt' },
  admin: {
    user: 'users',
    avatar: 'default',
    components: { beforeDashboard: ['/sample-removal/sample-panel.tsx#SamplePanel'] },
    dateFormat: 'dd/MM/yyyy HH:mm',
    timezones: { defaultTimezone: timeZone, supportedTimezones: [amapaTime] },
    importMap: { baseDir: inCms(), importMapFile: inCms('app/(payload)/admin/importMap.ts') },
    meta: {
      titleSuffix: ' · Portal do Esporte e Lazer',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
  },
  jobs: { autoRun: [{ cron: '* * * * *', queue: 'default' }] },
  typescript: { outputFile: inCms('payload-types.ts'), autoGenerate: false },
  endpoints: [deleteSampleEndpoint],
  collections: [
    ...subjectCollections,
    socialPosts,
    media,
    documents,
    contactMessages,
    signUps,
    entries,
    personalLooks,
    entryDrafts,
    arrivalCounts,
    newsletterSubscriptions,
    newsletterEditions,
    openingAlerts,
    outgoingMails,
    deletionRequests,
    postCounts,
    formerAddresses,
    withdrawnItems,
    users,
  ],
  globals: [home, programsPage, liveStream, institution, siteSettings, contentVersion],
});
