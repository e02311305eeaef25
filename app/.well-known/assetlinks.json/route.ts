import { androidAssociationFile } from '@/lib/base/app-link/server/association-files';

/** Lets Android open our addresses in the native app. */
export const dynamic = 'force-dynamic';

export { androidAssociationFile as GET };
