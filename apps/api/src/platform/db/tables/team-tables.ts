import type { Generated } from "kysely";

export type InvitationsTable = {
  id: Generated<string>;
  sender_id: string;
  email: string;
  email_folded: string;
  invitee_id: string | null;
  signed_up_user_id: string | null;
  is_active: Generated<boolean>;
  activated: Generated<boolean>;
  activated_on: Date | null;
  expires_at: Generated<Date>;
  created_at: Generated<Date>;
};
