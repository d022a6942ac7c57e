import type { ProgramSlug } from './programs.ts';
import type { SampleService } from './shapes.ts';

export const services: readonly SampleService<ProgramSlug>[] = [];
