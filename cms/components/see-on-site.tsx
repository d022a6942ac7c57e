'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { type PublicHome, readPublicAddress } from './public-address.ts';

/** The link to the page of what is public, beside the buttons of the form. */
export function SeeOnSite({ home, publicFrom }: PublicHome) {
  const { id, collectionSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const [address, setAddress] = useState<string>();
  const ask = useCallback(async () => {
    if (id === undefined || !collectionSlug) return undefined;
    return readPublicAddress(collectionSlug, id, { home, publicFrom }).catch(() => undefined);
  }, [id, collectionSlug, home, publicFrom]);
  // Asked when it is published or withdrawn, not with each draft.
  const isCurrent = unpublishedVersionCount === 0;
  useEffect(() => {
    if (isCurrent || hasPublishedDoc) void ask().then(setAddress);
    else setAddress(undefined);
  }, [ask, hasPublishedDoc, isCurrent]);
  if (!address || !hasPublishedDoc) return null;
  return (
    <a className="see-on-site" href={address} target="_blank" rel="noreferrer">
      Ver no site
    </a>
  );
}
