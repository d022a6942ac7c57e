import { protectiveHeaders } from '../site/server/security-headers.ts';
import { gradeAnswer, scoreOf } from './support/observatory.ts';
import { expect, test } from './support/test.ts';
import { views } from './support/views.ts';

/** VLibras evaluates text as code, so this page alone has to allow that. */
const translator = '/libras/tradutor';

/** The test portal is reached by http; this is what it would add by https. */
const secured = protectiveHeaders('https://exemplo.ap.gov.br')['strict-transport-security'] ?? '';

/** With frames of other sites a page can't be isolated; the rest is the most that headers can have. */
const most = {
  'content-security-policy': 10,
  cookies: 0,
  'cross-origin-resource-sharing': 0,
  'referrer-policy': 5,
  'strict-transport-security': 0,
  'subresource-integrity': 0,
  'x-content-type-options': 0,
  'x-frame-options': 5,
  'cross-origin-resource-policy': 10,
  'cross-origin-opener-policy': 10,
};

test('every page has the points of Mozilla’s Observatory that headers can have', async ({
  request,
}) => {
  const addresses = new Set(views.filter(({ status }) => !status).map(({ path }) => path));
  for (const path of addresses) {
    if (path.startsWith(translator)) continue;
    const response = await request.get(path);
    const html = await response.text();
    const headers = { ...response.headers(), 'strict-transport-security': secured };
    const grades = gradeAnswer(headers, html);
    const mayFrame = / data-(video|live-player|embed|may-show)=/.test(html);
    expect(grades, path).toEqual({ ...most, 'cross-origin-embedder-policy': mayFrame ? 0 : 10 });
    expect(scoreOf(grades), path).toBe(mayFrame ? 140 : 150);
  }
});
