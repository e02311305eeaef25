import { env } from '@/lib/platform/server/env';
import { missingFile } from '@/lib/platform/server/files/missing-file';
import { androidAssociation, appleAssociation } from '../rules/association';

/** `/.well-known/apple-app-site-association`, for the apps of `APPLE_APP_IDS`; 404 where there are none. */
export function appleAssociationFile(): Response {
  const { appleIds } = env().app;
  return appleIds.length > 0 ? jsonFile(appleAssociation(appleIds)) : missingFile();
}

/** `/.well-known/assetlinks.json`, for the app of `ANDROID_APP_PACKAGE` and its keys; 404 without one or the other. */
export function androidAssociationFile(): Response {
  const { androidPackage, androidFingerprints } = env().app;
  if (!androidPackage || androidFingerprints.length === 0) return missingFile();
  return jsonFile(androidAssociation(androidPackage, androidFingerprints));
}

function jsonFile(content: unknown): Response {
  return Response.json(content, { headers: { 'Cache-Control': 'public, max-age=3600' } });
}
