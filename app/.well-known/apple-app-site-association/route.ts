import { appleAssociationFile } from '@/lib/base/app-link/server/association-files';

/** Lets iOS open our addresses in the native app (specification section 4, 'iOS universal link'). */
export const dynamic = 'force-dynamic';

export { appleAssociationFile as GET };
