import type { CollectionAdminOptions } from 'payload';
import { previewPath } from '../lib/paths.ts';
import { signPreview } from '../lib/preview-token.ts';
import { homeOfCollection, subjectEntry, subjectNames } from '../lib/subjects.ts';
import type { PublicHome } from './components/public-address.ts';
import { linkSigner } from './link-signer.ts';
import { otherEditors } from './presence/other-editors-component.ts';

/** Where an account sees a draft on the site. */
function previewAddress(collection: string, id: unknown, user: { id: number } | null) {
  if (typeof id !== 'number' || !user) return null;
  const token = signPreview({ collection, id, user: user.id }, new Date(), linkSigner.key);
  return linkSigner.siteUrl + previewPath(token);
}

/** The preview beside the form and in a page of its own, for documents that have a page. */
export function previewOf(
  collection: string,
): Pick<CollectionAdminOptions, 'livePreview' | 'preview'> {
  if (!homeOfCollection.has(collection)) return {};
  return {
    livePreview: { url: ({ data, req }) => previewAddress(collection, data.id, req.user) },
    preview: (document, { req }) => previewAddress(collection, document.id, req.user),
  };
}

const publishButton = '/components/publish-button.tsx#PublishButton';
const versions = { Component: '/lists/versions-view.tsx#VersionsView' };

/** The parts of the form that know of the site: the preview, the buttons, the link to what is public. */
export function formParts(collection: string): CollectionAdminOptions['components'] {
  const home = homeOfCollection.get(collection);
  if (!home)
    return {
      edit: { PublishButton: publishButton, beforeDocumentControls: [otherEditors] },
      views: { edit: { versions } },
    };
  const livePreview = { Component: '/components/preview-window.tsx#PreviewWindow' };
  const clientProps: PublicHome = {
    home: linkSigner.siteUrl + home,
    publicFrom: publicFromOf(collection),
  };
  return {
    views: { edit: { livePreview, versions } },
    edit: {
      PublishButton: { path: publishButton, clientProps },
      beforeDocumentControls: [
        otherEditors,
        { path: '/components/see-on-site.tsx#SeeOnSite', clientProps },
      ],
    },
  };
}

function publicFromOf(collection: string): string | undefined {
  const name = subjectNames.find((subject) =>
    subjectEntry(subject).collections.includes(collection),
  );
  return name && subjectEntry(name).publicFrom;
}
