interface PageMetaProps {
  title: string;
  description?: string;
  /** Keeps pages behind the login out of search engines. */
  isPrivate?: boolean;
}

/** Title and description of a page; React moves them into the head. */
export function PageMeta({ title, description, isPrivate }: PageMetaProps) {
  return (
    <>
      <title>{`${title} · Adjudge`}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  );
}
