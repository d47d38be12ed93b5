-- Pictures without words were decoration before `decorative` said so; without it they could not be published again.
-- Small: landers, lander_versions, lander_revisions.
create function pg_temp.mark_decorative(document jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(document, '{variants}', (
    select coalesce(jsonb_agg(jsonb_set(variant, '{content}', (
      select coalesce(jsonb_object_agg(language, jsonb_set(content, '{blocks}', (
        select coalesce(jsonb_agg(case
          when block ->> 'kind' in ('image', 'choices') and coalesce(block ->> 'image', '') <> '' and btrim(coalesce(block ->> 'alt', '')) = ''
            then block || '{"alt": "", "decorative": true}'
          else block
        end order by nth), '[]') from jsonb_array_elements(content -> 'blocks') with ordinality as blocks (block, nth)
      ))), '{}') from jsonb_each(variant -> 'content') as contents (language, content)
    )) order by place), '[]') from jsonb_array_elements(document -> 'variants') with ordinality as variants (variant, place)
  ))
$$;

update landers set draft = pg_temp.mark_decorative(draft) where draft <> pg_temp.mark_decorative(draft);
update lander_versions set document = pg_temp.mark_decorative(document) where document <> pg_temp.mark_decorative(document);
update lander_revisions set document = pg_temp.mark_decorative(document) where document <> pg_temp.mark_decorative(document);
