import type { APIRoute } from 'astro';
import { readSessionRule } from '#content/session-rules';
import { classPath, ruleSheetPath, sheetPicturePath } from '../../../../../lib/paths.ts';
import { nowAt } from '../../../../addresses/moved.ts';
import { occasionPicture } from '../../../../machines/occasion-picture.ts';
import { ruleOccasion } from '../../../../sessions/rule-occasion.ts';

/** The sheet of a class as a picture to send. */
export const GET: APIRoute = async ({ params, url }) => {
  const rule = await readSessionRule(params.rule ?? '');
  if (!rule) return new Response(null, { status: 404 });
  const { program, slug } = rule;
  if (program.slug !== params.slug)
    return nowAt(sheetPicturePath(ruleSheetPath(program.slug, slug)));
  return occasionPicture(ruleOccasion(rule), url.origin + classPath(program.slug, slug));
};
