import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { currentRequest } from '@/lib/platform/shared/current-request';
import { door } from './door';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const slot = globalThis as typeof globalThis & { lightfieldApi?: Listener };

/**
 * Lets the preload (`next/preload.mjs`) pass calls directly to the door. Next's route handler beside it is for
 * development, at less than half the rate (ADR 8).
 */
export function serveApi(): void {
  slot.lightfieldApi = getRequestListener((request) => door().fetch(request, currentRequest()), {
    overrideGlobalObjects: false,
  });
}
