import type { Settings } from '../../lib/settings.ts';
import type { OpensDraft } from './bodies.ts';
import type { AdmitPost } from './post-gate.ts';
import type { OpenPreview } from './previews.ts';
import type { FindRedirect } from './redirects.ts';
import type { Render } from './render-page.ts';
import type { Arrival } from './server-options.ts';
import type { AnswerStored } from './stored-files.ts';
import type { Version } from './version-watch.ts';

export interface FrontOptions {
  settings: Settings;
  clientDirectory: string;
  render: Render;
  version: Version;
  admitPost: AdmitPost;
  /** Without it nobody has a draft. */
  opensDraft?: OpensDraft;
  openPreview: OpenPreview;
  findRedirect: FindRedirect;
  /** Where uploads are not on this machine's disk. */
  answerStored?: AnswerStored | undefined;
  arrival?: Arrival;
}
