import { findCommand } from '../../bench/machine/tools.ts';

export const findNginx = () => findCommand('nginx');
