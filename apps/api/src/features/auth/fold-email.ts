/** What addresses are compared by: two spellings of one address are one account. Same folding as users.email_folded. */
export const foldEmail = (email: string): string => email.normalize("NFKC").trim().toLowerCase();
