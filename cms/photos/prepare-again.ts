import type { Endpoint } from 'payload';
import { isEditor } from '../access/editors.ts';
import { refuse } from '../hooks/refuse.ts';
import { prepareAgain } from './claims.ts';

/** 'Tentar de novo' at a photograph that could not be prepared. */
export const prepareAgainEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/preparar',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) refuse('Só quem edita pode preparar fotografias.', 403);
    const again = await prepareAgain(Number(req.routeParams?.id), req);
    if (!again) refuse('Esta fotografia não espera outra tentativa.', 409);
    return Response.json({});
  },
};
