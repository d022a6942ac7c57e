import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { fromHereOnly } from '../../../../from-here-only.ts';
import config from '../../../../payload.config.ts';

export const GET = REST_GET(config);
export const OPTIONS = REST_OPTIONS(config);
export const POST = fromHereOnly(REST_POST(config));
export const DELETE = fromHereOnly(REST_DELETE(config));
export const PATCH = fromHereOnly(REST_PATCH(config));
export const PUT = fromHereOnly(REST_PUT(config));
