-- A name as a hasty reader sees it: capital i and 1 as l, 0 as o, `rn` as m, `vv` as w, and the letters of the Cyrillic and
-- Greek alphabets that look like Latin ones as those. Two members never have the same.
create function name_seen(name text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(lower(translate(
    name,
    'I1|0' || 'АВЕІЈКМНОРСТХЅԚԜаеоросухіјѕԁԛԝһ' || 'ΑΒΕΗΙΚΜΝΟΡΤΥΧΖον',
    'lllo' || 'abeljkmhopctxsqwaeopocyxijsdqwh' || 'abehlkmnoptyxzov'
  )), 'rn', 'm'), 'vv', 'w')
$$;
create index members_name_seen on members (name_seen(name::text));
