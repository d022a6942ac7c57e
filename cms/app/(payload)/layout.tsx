import config from '../../payload.config.ts';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { ServerFunction, ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { withLockRule } from '../../presence/lock-rule.ts';
import { refuseSchedule, schedulesOf } from '../../schedules/schedule-function.ts';
import { importMap } from './admin/importMap.ts';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: {
      'form-state': withLockRule(buildFormStateHandler as ServerFunction),
      'schedule-publish': refuseSchedule,
      schedules: schedulesOf,
    },
  });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
