import { bus, useMember, useSettings, useStream } from '@amarena/shared/bus';
import { isCountry } from '@amarena/shared/contracts/platform/countries';
import { languagesOf } from '@amarena/shared/contracts/platform/languagesByCountry';
import { useFormat } from '@amarena/shared/i18n';
import { Link } from '@amarena/shared/router';
import { ChoiceGroup, RadioCard, SelectField } from '@amarena/shared/ui';
import { LinkButton, Logo, Muted, Page, Stack } from '@amarena/shared/ui-first';
import { logoPath } from '../chrome/LogoLink.tsx';
import { useDeferredT } from '../deferred/catalogue.ts';
import { useSiteActions } from '../provided.ts';

/** `/lang-config`: choose the country and one of its languages. Both apply at once. */
export function LangConfigScreen() {
  const t = useDeferredT();
  const home = logoPath(useMember() !== null);
  const { name } = useSettings();
  return (
    <Page $width="outcome">
      <Stack $gap={8}>
        <Link to={home}>
          <Logo name={name} />
        </Link>
        <Stack as="header" $gap={2}>
          <h1>{t('country.title')}</h1>
          <Muted>{t('country.lead')}</Muted>
        </Stack>
        <LanguageChoice />
        <CountryChoice />
        <LinkButton to={home} variant="secondary">
          {t('country.done')}
        </LinkButton>
      </Stack>
    </Page>
  );
}

function LanguageChoice() {
  const t = useDeferredT();
  const format = useFormat();
  const { chooseLanguage } = useSiteActions();
  const language = useStream(bus.language$);
  // As in the menu: if the country does not offer the current language, none is selected.
  const languages = languagesOf(useStream(bus.country$));
  return (
    <ChoiceGroup legend={t('country.language')}>
      {languages.map((option) => (
        <RadioCard
          key={option}
          name="language"
          value={option}
          lang={option}
          title={format.languageName(option)}
          checked={option === language}
          onChange={() => chooseLanguage(option)}
        />
      ))}
    </ChoiceGroup>
  );
}

function CountryChoice() {
  const t = useDeferredT();
  const format = useFormat();
  const { chooseCountry } = useSiteActions();
  const { countries, geoip_country, geoip_selected_country } = useSettings();
  const country = useStream(bus.country$);
  const member = useMember();
  const own = member?.profile.country;
  const found = own === undefined && geoip_country !== null;
  const hint = geoip_selected_country !== null ? undefined : own !== undefined ? t('country.own') : found ? t('country.found') : undefined;
  const named = format.countries(countries);
  return (
    <SelectField
      label={t('country.country')}
      hint={hint}
      autoComplete="country"
      value={isCountry(country) ? country : ''}
      onChange={({ currentTarget }) => isCountry(currentTarget.value) && chooseCountry(currentTarget.value)}
    >
      {!isCountry(country) && <option value="">{country === null ? '–' : format.countryName(country)}</option>}
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
