import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { CollectionSlug, ServerFunction } from 'payload';
import { reasonNotToPublish } from './publishable.ts';

/** Payload's own, except that what could not be published at its hour is refused now, with the reason. */
export const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { type, doc, deleteID, req } = args;
  if (type === 'publish' && doc && !deleteID) {
    const collection = doc.relationTo as CollectionSlug;
    const error = await reasonNotToPublish({ collection, id: Number(doc.value) }, req);
    if (error) return { error };
  }
  return schedulePublishHandler(args);
};
