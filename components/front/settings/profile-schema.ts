import { z } from 'zod';
import { saveProfile } from '@/lib/people/person/contract';
import { changedOf, type ProfileValues, toChange } from './profile-values';

/** Takes of the form what differs from what is saved, and checks that. Loaded by the form that is checked with it. */
export function changeOfProfile(saved: ProfileValues) {
  return z
    .custom<ProfileValues>()
    .transform((values) => toChange(changedOf(values, saved)))
    .pipe(saveProfile.input);
}
