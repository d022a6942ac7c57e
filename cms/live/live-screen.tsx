import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { paths } from '../../lib/paths.ts';
import { isEditor } from '../access/editors.ts';
import { settings } from '../settings.ts';
import { LiveDesk } from './live-desk.tsx';
import { readLiveScreen } from './read-live-screen.ts';
import './live-screen.css';

/** `/admin/ao-vivo`: going on air and off again, made for a phone at the edge of a field. */
export async function LiveScreen({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  const { user, payload, i18n } = req;
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/ao-vivo')}`);
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, searchParams, user, visibleEntities }}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
    >
      <main>
        <Gutter className="live-screen">
          <h1>Ao vivo</h1>
          {isEditor(req) ? (
            <LiveDesk
              {...(await readLiveScreen(req))}
              publicAddress={settings.siteUrl + paths.broadcasts}
            />
          ) : (
            <p>Só editores e administradores entram ao vivo.</p>
          )}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
