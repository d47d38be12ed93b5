import { bus } from '@amarena/shared/bus';
import { THEMES, type Theme, themeFrom } from '@amarena/shared/contracts/platform/theme';
import { useState } from 'react';
import { useSettingsT } from './catalogue.ts';
import { ThemeTile, ThemeTiles } from './theme.styles.ts';

/** Light, dark, or the system's setting: applied at once, and stored in this browser. */
export function ThemeChoice() {
  const t = useSettingsT();
  const [chosen, setChosen] = useState<Theme>(() => themeFrom(document.documentElement.dataset.theme));
  const choose = (theme: Theme) => {
    setChosen(theme);
    bus.ask({ type: 'theme', theme });
  };
  return (
    <ThemeTiles>
      <legend>{t('theme.label')}</legend>
      <div>
        {THEMES.map((theme) => (
          <ThemeTile key={theme} $theme={theme}>
            <input type="radio" name="theme" checked={theme === chosen} onChange={() => choose(theme)} />
            <i aria-hidden />
            {t(`theme.${theme}`)}
          </ThemeTile>
        ))}
      </div>
    </ThemeTiles>
  );
}
