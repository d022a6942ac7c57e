'use client';
import './publish-button.css';
import {
  Button,
  FormSubmit,
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
} from '@payloadcms/ui';
import { type PublicHome, readPublicAddress } from './public-address.ts';
import { ScheduleDrawer } from './schedule-drawer.tsx';

/**
 * Publishes, and says so with the address. In the place of Payload's button, whose drawer for schedules takes no
 * typed date, shows twelve hours and preselects withdrawing.
 */
export function PublishButton(where: Partial<PublicHome>) {
  const { id, collectionSlug, ...info } = useDocumentInfo();
  const modified = useFormModified();
  const publish = usePublish(where);
  const { openModal } = useModal();
  if (!info.hasPublishPermission || !collectionSlug) return null;
  const hasChanges = modified || info.unpublishedVersionCount > 0 || !info.hasPublishedDoc;
  const drawer = `agendar-${collectionSlug}-${id}`;
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        type="button"
        size="medium"
        disabled={!hasChanges || info.uploadStatus === 'uploading'}
        onClick={() => void publish()}
      >
        Publicar alterações
      </FormSubmit>
      {typeof id === 'number' ? (
        <>
          <Button
            id="action-schedule"
            buttonStyle="secondary"
            size="medium"
            margin={false}
            onClick={() => openModal(drawer)}
          >
            Agendar
          </Button>
          <ScheduleDrawer slug={drawer} collection={collectionSlug} id={id} />
        </>
      ) : null}
    </>
  );
}

/** As Payload's button does it, and then the word and the link. */
function usePublish({ home, publicFrom }: Partial<PublicHome>): () => Promise<void> {
  const info = useDocumentInfo();
  const { submit } = useForm();
  const { id, collectionSlug = '' } = info;
  return async () => {
    const published = await submit({
      action: `/api/${collectionSlug}${id === undefined ? '' : `/${id}`}?depth=0`,
      overrides: { _status: 'published' },
      disableSuccessStatus: id !== undefined,
    });
    if (!published) return;
    info.setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(true);
    if (id === undefined) return;
    const address = home && (await readPublicAddress(collectionSlug, id, { home, publicFrom }));
    toast.success(<PublishedWords address={address} />);
  };
}

function PublishedWords({ address }: { address: string | undefined }) {
  if (!address) return <span>Publicado.</span>;
  return (
    <span>
      Publicado.{' '}
      <a href={address} target="_blank" rel="noreferrer">
        Ver no site
      </a>
    </span>
  );
}
