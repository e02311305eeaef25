import { z } from 'zod';
import { leadForm, mobileFits, services } from '../contract';

// The form that is no input of a call as it stands; its fields are the contract's own.

/** A request with the service that it is about, which may be still to be chosen. */
export const requestForm = leadForm
  .extend({ service: z.string().pipe(z.enum(services, { error: 'service' })) })
  .superRefine(mobileFits);
