import { z } from 'zod';
import { saveProfile } from '@/lib/people/person/contract';
import { changedOf, type ProfileValues, toChange } from './profile-values';

/** Takes the fields that differ from the saved ones, and validates them. Loaded by the form that uses it. */
export function changeOfProfile(saved: ProfileValues) {
  return z
    .custom<ProfileValues>()
    .transform((values) => toChange(changedOf(values, saved)))
    .pipe(saveProfile.input);
}
