import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { ageOn } from '../people/age.ts';
import { putProfile } from '../people/profile.ts';
import { ABOUT_ME_LENGTH, PASSWORD_LENGTH, SIGNUP_MESSAGE_LENGTH, USERNAME_LENGTH } from '../platform/fieldBounds.ts';
import { SignupForm } from './signup.ts';
import { calendarDate, dateOfBirthProblem, emailProblem, nameProblem, passwordProblem } from './validation.ts';

describe('name', () => {
  it('VA-01 refuses the e-mail address as name', () => {
    expect(nameProblem('anna@example.test', 'anna@example.test')).toBe('name_is_email');
    expect(nameProblem('Anna@Example.test', ' anna@example.test')).toBe('name_is_email');
  });

  it('VA-02 refuses a leading @', () => {
    expect(nameProblem('@anna', 'anna@example.test')).toBe('name_starts_with_at');
    expect(nameProblem('anna.x', 'anna@example.test')).toBeNull();
  });

  it.each([
    'Łucja_3',
    'Мария',
    'Maria Luisa',
    'Åsa',
    'Zoë',
    'Nguyễn',
    'さくら',
    '김민지',
    'अंजलि',
    'anna.maria',
    'luca-84',
    'Aiko Rosa',
    'Əli',
    'Ɛfua',
    'Cornelia',
    'Thomas',
  ])('takes %s', (name) => {
    expect(nameProblem(name, '')).toBeNull();
  });

  it.each([
    ['it', 'Giulia Marco Chiara Alessandra Francesco Beppe Simona Bottega Modesta Ilaria Moderata Assunta Serafina Lino Pia Teano Rosanna'],
    ['de', 'Hildegard Jürgen Björn Sabine Uwe Annegret Rüdiger Heidemarie Horst Ann-Christin Ann-Kathrin Matthias Jörg Admira Botho'],
    ['en', 'Harriet Oliver Sandra Ashley Thelma Theodore Modwenna Rooney Staffan Grace Helper7 Webster Dateline Rebecca Kimberley'],
    ['fr', 'Amélie François Zoé Clémence Théodore Maëlys Océane Guénolé Aïcha Jean-Luc Anne-Sophie Régine Édouard Mariette'],
    ['es', 'Camarena María Íñigo Begoña Soledad Socorro Consuelo Milagros Ayudina Amparo Remedios Iñaki Elena Amara Marena'],
    ['nl', 'Annelies Sjoerd Joost Hulda Femke Willemijn Daan Maartje Geert-Jan Botte Dientje Marijke Teunis'],
    ['pl', 'Małgorzata Łukasz Świętosława Wojciech Jędrzej Bożena Pomian Żaneta Krzysztof Zdzisława Elżbieta Sławomir'],
  ])('takes what people are called in %s', (_language, names) => {
    expect(names.split(' ').filter((name) => nameProblem(name, '') !== null)).toEqual([]);
  });

  it.each([
    '....',
    '___',
    '123',
    'anna  maria',
    ' anna',
    'an\u0301\u0302\u0303na',
    '\u0301anna',
    'ＡＮＮＡ',
    '𝐀𝐧𝐧𝐚',
    'an\u200bna',
    'anna!',
    'ɑnna',
    'ᴀnna',
    'ꜱara',
    'ǀlaria',
  ])('refuses %j, which is no name to read', (name) => {
    expect(nameProblem(name, '')).toBe('name_characters');
  });

  it.each(['Giulі\u0430', 'Аdmin', 'Mаrio', 'Αnna'])('refuses %s, with letters of two alphabets', (name) => {
    expect(nameProblem(name, '')).toBe('name_mixed');
  });

  it.each([
    'Amarena',
    'AMARENA-it',
    'Team Amarena',
    'am4rena',
    'admin',
    'Admin7',
    '4dm1n',
    'Sup.port',
    'Modérateur',
    'Assistenza',
    'zespół',
    'админ',
    'AdminTeam',
    'admins',
    '24Support',
    'Adrnin',
    'Arnarena',
    'Амарена',
    'Kundensupport',
    'KundenService24',
    'CustomerSupport',
    'ChatAdmin',
    'Administration',
    'Amministratori',
    'Moderatoren',
    'Administración',
    'Amarenna',
    'Ammarena',
    'Amarnea',
    'RealAmarena',
  ])('refuses %s, who would speak for the site', (name) => {
    expect(nameProblem(name, '')).toBe('name_reserved');
  });

  it.each([
    'www.evil-site',
    'www.evil-site.com',
    'evil-site.com',
    'Anna.it',
    'vieni su x.xyz',
    'bit.ly',
    'evil.it-x',
    'evil.com.',
    'foo.onlyfans',
    'OnlyFansFoo',
    'tele.gram_mia',
    '0nlyfans',
  ])('refuses %s, an address', (name) => {
    expect(nameProblem(name, '')).toBe('name_address');
  });
});

describe('date of birth', () => {
  const today = '2026-11-20';

  it('VA-03 refuses one day under the minimum age and takes the birthday itself', () => {
    expect(dateOfBirthProblem('2008-11-21', today)).toBe('date_of_birth_too_young');
    expect(dateOfBirthProblem('2008-11-20', today)).toBeNull();
  });

  it('refuses dates that do not exist', () => {
    for (const date of ['2001-02-30', '1890-02-30', '1991-03-00', 'yesterday', '']) {
      expect(dateOfBirthProblem(date, today)).toBe('date_of_birth_invalid');
    }
  });

  it('refuses dates that lie ahead or are too long ago for their year', () => {
    for (const date of ['2026-11-21', '2027-01-01', '1905-03-03', '1890-01-01', '0190-03-09', '0000-03-09']) {
      expect(dateOfBirthProblem(date, today)).toBe('date_of_birth_year');
    }
    expect(dateOfBirthProblem('1905-11-21', today)).toBeNull();
  });

  it('counts a 29 February on 1 March of other years', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });

  it('takes the day where the member is', () => {
    const instant = new Date('2026-11-20T23:30:00.000Z');
    expect(calendarDate(instant, 'Europe/Rome')).toBe('2026-11-21');
    expect(calendarDate(instant, 'America/New_York')).toBe('2026-11-20');
  });
});

describe('e-mail', () => {
  it.each(['a@b.it', 'anna.rossi+chat@mail.example.org', 'ü@münchen.de', "o'hara@example.ie"])('VA-05 takes %s', (email) => {
    expect(emailProblem(email)).toBeNull();
  });

  it.each([
    'a0,victim@company.test',
    'a<victim@company.test',
    'a;b@c.it',
    '"a"@b.it',
    'a\\b@c.it',
    '(x)a@b.it',
    'a:b@c.it',
    'a\u0000b@c.it',
  ])('a stranger cannot pass another address off as one of their own: %j', (email) => {
    expect(emailProblem(email)).toBe('email_invalid');
  });

  it.each(['abc', '@b.it', 'a@b', 'a@@b.it', 'a b@c.it', 'a@b..it', 'a@-b.it', 'a@b.1'])('VA-05 refuses %s', (email) => {
    expect(emailProblem(email)).toBe('email_invalid');
  });

  it('VA-05 asks for an address where there is none, instead of calling it invalid', () => {
    expect(emailProblem('')).toBe('email_missing');
  });
});

describe('bounds', () => {
  const around = (min: number, max: number) => [min - 1, min, max, max + 1].map((length) => 'a'.repeat(length));
  const form = (signup_message: string) => z.safeParse(SignupForm.shape.signup_message, signup_message).success;
  const aboutMe = (about_me: string) => z.safeParse(putProfile.body, { about_me }).success;

  it('VA-22 applies the bounds of name, password, about me and first message', () => {
    expect(around(USERNAME_LENGTH.min, USERNAME_LENGTH.max).map((name) => nameProblem(name, '') === null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(around(PASSWORD_LENGTH.min, PASSWORD_LENGTH.max).map((password) => passwordProblem(password) === null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(around(ABOUT_ME_LENGTH.min, ABOUT_ME_LENGTH.max).map(aboutMe)).toEqual([false, true, true, false]);
    expect(around(SIGNUP_MESSAGE_LENGTH.min, SIGNUP_MESSAGE_LENGTH.max).map(form)).toEqual([false, true, true, false]);
  });
});
