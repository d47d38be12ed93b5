import { interestsIn } from '@amarena/shared/contracts/people/search';
import { Badge, Chip, Scroller } from '@amarena/shared/ui-first';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLaterT } from '../laterWords.ts';
import { FilterBar } from './FilterBar.tsx';
import type { FilterProps } from './filterProps.ts';
import { addressOf, countActive } from './filters.model.ts';
import { HereChip } from './HereChip.tsx';
import { BarPlace, OnPhones } from './search.styles.ts';
import { useFilterWords } from './useFilterWords.ts';
import { useGeolocation } from './useGeolocation.ts';
import { useOfferedFilters } from './useOfferedFilters.ts';

const FilterSheet = lazy(() => import('./FilterSheet.tsx'));
const InterestSheet = lazy(() => import('./InterestSheet.tsx'));

/** A bar on wide screens; below, a row of chips of which the first opens a sheet. The switches are chips on both. */
export function FilterLayout({ filters, onApply }: FilterProps) {
  const t = useLaterT();
  const words = useFilterWords(filters);
  const { search_fields } = useOfferedFilters();
  const here = useGeolocation();
  const [sheet, setSheet] = useState<'filters' | 'interests' | null>(null);
  const Sheet = sheet === 'interests' ? InterestSheet : FilterSheet;
  const interests = interestsIn(filters.interests).length;
  const active = countActive(filters);
  const switches = (['online', 'photo', 'only_real', 'verified'] as const).filter((name) => search_fields.includes(name));
  return (
    <>
      <BarPlace>
        <FilterBar key={addressOf(filters).toString()} filters={filters} onApply={onApply} />
      </BarPlace>
      <Scroller>
        <OnPhones>
          <Chip onClick={() => setSheet('filters')} aria-haspopup="dialog">
            <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden />
            {t('filters.title')}
            {active > 0 && <Badge text={String(active)} label={t('filters.active', { count: active })} />}
          </Chip>
          {words.map((word) => (
            <Chip key={word} onClick={() => setSheet('filters')} aria-haspopup="dialog">
              {word}
            </Chip>
          ))}
        </OnPhones>
        {search_fields.includes('distance') && here.status !== 'unsupported' && <HereChip filters={filters} onApply={onApply} />}
        {search_fields.includes('interests') && (
          <Chip onClick={() => setSheet('interests')} aria-haspopup="dialog">
            {t('filters.interests')}
            {interests > 0 && <Badge text={String(interests)} label={t('filters.interests_chosen', { count: interests })} />}
          </Chip>
        )}
        {switches.map((name) => (
          <Chip key={name} pressed={filters[name]} onClick={() => onApply({ ...filters, [name]: !filters[name] })}>
            {t(`filters.${name}`)}
          </Chip>
        ))}
      </Scroller>
      {sheet !== null && (
        <Suspense fallback={null}>
          <Sheet filters={filters} onApply={onApply} onClose={() => setSheet(null)} />
        </Suspense>
      )}
    </>
  );
}
