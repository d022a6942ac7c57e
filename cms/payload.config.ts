// Long because it is the list of all parts of the content system.
import { pt } from '@payloadcms/translations/languages/pt';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { timeZone } from '../lib/time-zone.ts';
import { tooLargeUpload } from '../lib/upload-limit.ts';
import { adminWords } from './admin-words.ts';
import { arrivalCounts } from './collections/arrival-counts.ts';
import { auditNotes } from './collections/audit-notes.ts';
import { backupRuns } from './collections/backup-runs.ts';
import { brokenLinks } from './collections/broken-links.ts';
import { contactMessages } from './collections/contact-messages.ts';
import { deletionRequests } from './collections/deletion-requests.ts';
import { documents } from './collections/documents.ts';
import { entries } from './collections/entries.ts';
import { entryDrafts } from './collections/entry-drafts.ts';
import { entryNotices } from './collections/entry-notices.ts';
import { formerAddresses } from './collections/former-addresses.ts';
import { freshItems } from './collections/fresh-items.ts';
import { media } from './collections/media.ts';
import { messageTemplates } from './collections/message-templates.ts';
import { newsletterEditions } from './collections/newsletter-editions.ts';
import { newsletterRounds } from './collections/newsletter-rounds.ts';
import { newsletterSubscriptions } from './collections/newsletter-subscriptions.ts';
import { openingAlerts } from './collections/opening-alerts.ts';
import { outgoingMails } from './collections/outgoing-mails.ts';
import { personalLooks } from './collections/personal-looks.ts';
import { postCounts } from './collections/post-counts.ts';
import { redirects } from './collections/redirects.ts';
import { reviewRequests } from './collections/review-requests.ts';
import { secondFactors } from './collections/second-factors.ts';
import { signUps } from './collections/sign-ups.ts';
import { socialPosts } from './collections/social-posts.ts';
import { users } from './collections/users.ts';
import { withdrawnItems } from './collections/withdrawn-items.ts';
import { subjectCollections } from './collections.generated.ts';
import { databaseAdapter } from './database.ts';
import { closeToRequests, collectionAtDesk, globalAtDesk } from './every-collection.ts';
import { amapaTime } from './fields/moment.ts';
import { textEditor } from './fields/text-editor.ts';
import { contentVersion } from './globals/content-version.ts';
import { electoralPeriod } from './globals/electoral-period.ts';
import { home } from './globals/home.ts';
import { institution } from './globals/institution.ts';
import { liveStream } from './globals/live-stream.ts';
import { programsPage } from './globals/programs-page.ts';
import { siteBand } from './globals/site-band.ts';
import { siteSettings } from './globals/site-settings.ts';
import { importEventsEndpoint } from './import-events/endpoint.ts';
import { checkLinksTask, nightlyQueue } from './link-check/check-links.ts';
import { liveEndpoints } from './live/live-endpoints.ts';
import { logFailedRequest, logger } from './log-failures.ts';
import { inCms } from './paths.ts';
import { personalKeys } from './personal-keys.ts';
import { startPhotoWorker } from './photos/photo-worker.ts';
import { presenceEndpoint } from './presence/presence-endpoint.ts';
import { reviewEndpoints } from './reviews/review-endpoints.ts';
import { deleteSampleEndpoint } from './sample-removal/delete-sample.ts';
import { tellConflict } from './saves/conflict.ts';
import { readSecret } from './secret.ts';
import { settings } from './settings.ts';
import { textCheckEndpoint } from './text-check/endpoint.ts';
import { replaceEndpoint, usesEndpoint } from './uses/uses-endpoints.ts';

export default closeToRequests(
  buildConfig({
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
    logger,
    hooks: { afterError: [tellConflict, logFailedRequest] },
    i18n: {
      supportedLanguages: { pt },
      fallbackLanguage: 'pt',
      translations: { pt: adminWords },
    },
    admin: {
      user: 'users',
      avatar: 'default',
      components: {
        actions: ['/brand/site-link.tsx#SiteLink'],
        beforeNavLinks: ['/brand/nav-top.tsx#NavTop'],
        providers: ['/names/names.tsx#Names'],
        graphics: { Icon: '/brand/mark.tsx#Icon', Logo: '/brand/mark.tsx#Logo' },
        views: {
          dashboard: { Component: '/desk/desk.tsx#Desk' },
          createFirstUser: {
            Component: '/accounts/first-account-view.tsx#FirstAccountView',
            path: '/create-first-user',
          },
          login: { Component: '/accounts/sign-in-view.tsx#SignInView', path: '/login' },
          live: {
            Component: '/live/live-screen.tsx#LiveScreen',
            path: '/ao-vivo',
            meta: { title: 'Ao vivo' },
          },
          importEvents: {
            Component: '/import-events/import-view.tsx#ImportView',
            path: '/importar-eventos',
            meta: { title: 'Importar eventos' },
          },
        },
      },
      dateFormat: 'dd/MM/yyyy HH:mm',
      timezones: { defaultTimezone: timeZone, supportedTimezones: [amapaTime] },
      importMap: { baseDir: inCms(), importMapFile: inCms('app/(payload)/admin/importMap.ts') },
      meta: {
        titleSuffix: ' · Portal do Esporte e Lazer',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      },
    },
    jobs: {
      tasks: [checkLinksTask],
      // Called in the admin, which alone runs jobs, or in the program for chores where there is one.
      autoRun: (payload) => {
        if (settings.choresApart) return [];
        startPhotoWorker(payload);
        return ['default', nightlyQueue].map((queue) => ({ cron: '* * * * *', queue }));
      },
      // Only this program, by its own clock: no request starts, queues or cancels one.
      access: { run: () => false, queue: () => false, cancel: () => false },
    },
    typescript: { outputFile: inCms('payload-types.ts'), autoGenerate: false },
    // For the room of mail, which imports nothing of this one (decision 026).
    custom: { personalKeys },
    endpoints: [
      deleteSampleEndpoint,
      presenceEndpoint,
      replaceEndpoint,
      usesEndpoint,
      textCheckEndpoint,
      importEventsEndpoint,
      ...liveEndpoints,
      ...reviewEndpoints,
    ],
    collections: [
      ...subjectCollections,
      socialPosts,
      media,
      documents,
      contactMessages,
      signUps,
      entries,
      entryNotices,
      messageTemplates,
      personalLooks,
      entryDrafts,
      arrivalCounts,
      newsletterSubscriptions,
      newsletterEditions,
      newsletterRounds,
      freshItems,
      openingAlerts,
      outgoingMails,
      deletionRequests,
      postCounts,
      redirects,
      formerAddresses,
      reviewRequests,
      brokenLinks,
      backupRuns,
      withdrawnItems,
      auditNotes,
      secondFactors,
      users,
    ].map(collectionAtDesk),
    globals: [
      home,
      siteBand,
      programsPage,
      liveStream,
      institution,
      siteSettings,
      electoralPeriod,
      contentVersion,
    ].map(globalAtDesk),
  }),
);
