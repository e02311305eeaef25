import { z } from 'zod';
import { mobileFits } from '@/lib/platform/shared/phone';
import { leadForm, services } from '../contract';

// The form that differs from the call's input; its fields are those of the contract.

/** A request with its service, which may still be missing. */
export const requestForm = leadForm
  .extend({ service: z.string().pipe(z.enum(services, { error: 'service' })) })
  .superRefine(mobileFits);
