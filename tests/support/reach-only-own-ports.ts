import { reachOnlyOwnPorts } from './own-ports.ts';

reachOnlyOwnPorts();
