/** Does what islands ask of the page (`ask-page.ts`). Whether it fails is their business. */
import { whileLoading } from './loading.ts';
import { renew } from './renew.ts';
import { say } from './say.ts';

document.addEventListener('say', ({ detail }) => say(detail));
document.addEventListener('wait', ({ detail }) => void whileLoading(detail).catch(() => undefined));
document.addEventListener('renew', ({ detail }) => void renew(detail).catch(() => undefined));
