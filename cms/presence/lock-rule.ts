import type { ServerFunction } from 'payload';
import { mayEdit } from './lock-access.ts';

interface FormAsked {
  collectionSlug?: string;
  globalSlug?: string;
  id?: number | string;
  returnLockStatus?: boolean;
}

/** An open form locks its document by a function of the server, which asks no rule of access. */
export const withLockRule =
  (buildForm: ServerFunction): ServerFunction =>
  async (args) => {
    const { collectionSlug, globalSlug, id, returnLockStatus } = args as FormAsked;
    const locked = collectionSlug
      ? { document: { relationTo: collectionSlug, value: id } }
      : { globalSlug };
    const locks = returnLockStatus === true && (await mayEdit(locked, args.req));
    return buildForm({ ...args, returnLockStatus: locks });
  };
