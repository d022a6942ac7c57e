import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { eventCategories } from '../../lib/vocabulary.ts';
import { isEditor } from '../access/editors.ts';
import { ImportForm } from './import-form.tsx';

/** Where editors bring in events from a calendar or a table. */
export async function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { payload, user, i18n } = req;
  const { docs } = await payload.find({
    collection: 'municipalities',
    select: { name: true },
    sort: 'name',
    pagination: false,
    depth: 0,
  });
  return (
    <DefaultTemplate
      {...{ i18n, locale, payload, permissions, visibleEntities }}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      {...(user ? { user } : {})}
    >
      <Gutter>
        <h1>Importar eventos</h1>
        {isEditor(req) ? (
          <ImportForm
            towns={docs.map(({ id, name }) => ({ value: String(id), name }))}
            categories={Object.entries(eventCategories).map(([value, name]) => ({ value, name }))}
          />
        ) : (
          <p>Só editores importam eventos.</p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
