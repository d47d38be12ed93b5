import { LANGUAGES, type Language } from '@amarena/shared/contracts/platform/languages';
import { describe, expect, it } from '@jest/globals';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { openScripts } from './index.ts';
import { it as italian } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { type Script, TOPICS, type Topic } from './script.ts';

const SCRIPTS: Record<Language, Script> = { it: italian, de, en, es, fr, nl, pl };
const answering = openScripts();
const answer = (text: string, language: Language, said: readonly string[] = []) => answering({ text, language, said, turn: 0 });

const ASKED = [
  'Ma sei vera?',
  'Bist du echt?',
  'Are you a real person',
  '¿Eres real?',
  'Tu es réelle ?',
  'Ben je echt?',
  'Jesteś prawdziwa?',
];
const NO = /^(No|Nein|Non|Nee|Nie)[.,]/;

/** One message for each topic in each language. */
const TOLD: Record<Language, Record<Topic, string>> = {
  it: {
    distress: 'a volte voglio morire',
    meeting: 'Usciamo con gli altri o ci vediamo? Mi dai il numero?',
    money: 'ma quanto costa tutto questo',
    insult: 'sei una stronza',
    age: 'Quanti anni hai?',
    work: 'oggi in ufficio un disastro',
    music: 'ascolto solo musica francese',
    food: 'Ti piace cucinare?',
    travel: 'Vado in vacanza in Puglia',
    sport: 'stasera palestra',
    films: 'Ho visto un film bellissimo',
    pets: 'il mio gatto dorme',
    weather: 'Qui piove da ieri',
    compliment: 'sei bellissima',
    how_are_you: 'Ciao, come stai?',
    thanks: 'grazie!',
    goodbye: 'Buonanotte',
    greeting: 'Ciao',
  },
  en: {
    distress: 'I want to die',
    meeting: 'Can we meet on Friday?',
    money: 'How much does this cost?',
    insult: 'you idiot',
    age: 'How old are you?',
    work: 'My job is boring',
    music: 'What music do you like?',
    food: 'I am cooking tonight',
    travel: 'We went to the beach',
    sport: 'I was at the gym',
    films: 'Seen any good movies?',
    pets: 'My dog says hello',
    weather: 'It is raining again',
    compliment: 'You are gorgeous',
    how_are_you: 'Hi, how are you?',
    thanks: 'Thank you',
    goodbye: 'Good night',
    greeting: 'Hello',
  },
  de: {
    distress: 'Ich will sterben',
    meeting: 'Wollen wir uns treffen?',
    money: 'Was kostet das?',
    insult: 'Du Idiot',
    age: 'Wie alt bist du?',
    work: 'Heute viel Arbeit',
    music: 'Hörst du gern Musik?',
    food: 'Ich koche gerade',
    travel: 'Nächste Woche Urlaub',
    sport: 'Ich gehe joggen',
    films: 'Guter Film gestern',
    pets: 'Meine Katze schläft',
    weather: 'Es regnet',
    compliment: 'Du bist hübsch',
    how_are_you: 'Hallo, wie geht es dir?',
    thanks: 'Danke',
    goodbye: 'Gute Nacht',
    greeting: 'Hallo',
  },
  fr: {
    distress: 'j’ai envie de mourir',
    meeting: 'On se voit demain ?',
    money: 'C’est gratuit ?',
    insult: 'connard',
    age: 'Tu as quel âge ?',
    work: 'Beaucoup de boulot',
    music: 'Quelle musique ?',
    food: 'Je prépare le diner',
    travel: 'Je pars en vacances',
    sport: 'Je vais courir',
    films: 'Un bon film hier',
    pets: 'Mon chien dort',
    weather: 'Il pleut encore',
    compliment: 'Tu es magnifique',
    how_are_you: 'Salut, ca va ?',
    thanks: 'Merci',
    goodbye: 'Bonne nuit',
    greeting: 'Bonjour',
  },
  es: {
    distress: 'quiero morirme',
    meeting: '¿Quedamos el viernes?',
    money: '¿Cuánto cuesta?',
    insult: 'imbecil',
    age: '¿Cuántos años tienes?',
    work: 'Mucho trabajo hoy',
    music: '¿Qué música escuchas?',
    food: 'Estoy cocinando',
    travel: 'Me voy de viaje',
    sport: 'Voy al gimnasio',
    films: 'Vi una pelicula',
    pets: 'Mi perro duerme',
    weather: 'Está lloviendo',
    compliment: 'Eres guapísima',
    how_are_you: 'Hola, ¿qué tal?',
    thanks: 'Gracias',
    goodbye: 'Buenas noches',
    greeting: 'Hola',
  },
  nl: {
    distress: 'ik wil dood',
    meeting: 'Zullen we afspreken?',
    money: 'Wat kost dat?',
    insult: 'sukkel',
    age: 'Hoe oud ben je?',
    work: 'Druk op kantoor',
    music: 'Welke muziek?',
    food: 'Ik ga koken',
    travel: 'Op vakantie naar zee',
    sport: 'Ik ga hardlopen',
    films: 'Naar de bioscoop geweest',
    pets: 'Mijn kat slaapt',
    weather: 'Het regent',
    compliment: 'Je bent mooi',
    how_are_you: 'Hoi, hoe gaat het?',
    thanks: 'Dank je wel',
    goodbye: 'Welterusten',
    greeting: 'Hoi',
  },
  pl: {
    distress: 'chcę umrzeć',
    meeting: 'Spotkamy się?',
    money: 'Ile to kosztuje?',
    insult: 'idiotka',
    age: 'Ile masz lat?',
    work: 'Dużo pracy',
    music: 'Jakiej muzyki słuchasz?',
    food: 'Gotuję obiad',
    travel: 'Jadę na wakacje',
    sport: 'Idę biegać',
    films: 'Dobry film wczoraj',
    pets: 'Mój pies śpi',
    weather: 'Pada deszcz',
    compliment: 'Jesteś piękna',
    how_are_you: 'Cześć, co słychać?',
    thanks: 'Dziękuję',
    goodbye: 'Dobranoc',
    greeting: 'Cześć',
  },
};

const allLines = ({ not_real, topics, to_a_question, to_anything }: Script): string[] => [
  ...not_real,
  ...TOPICS.flatMap((topic) => topics[topic].lines),
  ...to_a_question,
  ...to_anything,
];

describe('scripted answers of a fictional profile', () => {
  it.each(ASKED)('say no to "%s", whatever language the site is set to', (question) => {
    for (const language of LANGUAGES) expect(answer(question, language)).toMatch(NO);
  });

  it('say no to the blunt forms, in any case of letters, with and without accents', () => {
    for (const question of ['SEI UN BOT?', 'profilo fake', 'chi scrive davvero', 'Secondo me sei finta'])
      expect(answer(question, 'it')).toMatch(NO);
    expect(answer('tu es reelle', 'fr')).toMatch(NO);
    expect(answer('Czy jestes prawdziwa?', 'pl')).toMatch(NO);
  });

  it('do not take an everyday word for the question', () => {
    expect(answer('È vero, il mare è più bello', 'it')).not.toMatch(NO);
    expect(answer("J'ai pris le train", 'fr')).not.toMatch(NO);
    expect(answer('Dat was echt leuk', 'nl')).not.toMatch(NO);
  });

  it.each(LANGUAGES)('keep to the topic of the message in %s', (language) => {
    for (const topic of TOPICS) {
      expect({ topic, line: answer(TOLD[language][topic], language) }).toEqual({ topic, line: SCRIPTS[language].topics[topic].lines[0] });
    }
  });

  it('name where help is to someone in distress, in whichever language they write', () => {
    for (const language of LANGUAGES) expect(answer('I want to kill myself', language)).toContain('112');
  });

  it('answer a wish to meet with the truth', () => {
    expect(answer('Usciamo con Anna? Dammi il numero', 'it')).toContain('profilo fittizio');
  });

  it.each(LANGUAGES)('repeat no line in %s while others are left, then take the one said longest ago', (language) => {
    const said: string[] = [];
    const { lines } = SCRIPTS[language].topics.music;
    for (let turn = 0; turn < lines.length; turn++) said.push(answering({ text: TOLD[language].music, language, said, turn: turn * 3 }));
    expect(new Set(said)).toEqual(new Set(lines));
    expect(answer(TOLD[language].music, language, said)).toBe(said[0]);
  });

  it('begin differently in different conversations', () => {
    const first = new Set(Array.from({ length: 8 }, (_, turn) => answering({ text: 'Ciao', language: 'it', said: [], turn })));
    expect(first.size).toBe(italian.topics.greeting.lines.length);
  });

  it.each(LANGUAGES)('have at least two different lines for everything in %s, none too long for a bubble', (language) => {
    const lines = allLines(SCRIPTS[language]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line.length > 300)).toEqual([]);
    for (const topic of TOPICS) expect(SCRIPTS[language].topics[topic].lines.length).toBeGreaterThanOrEqual(2);
  });

  it('say the same number of things in every language', () => {
    const counts = LANGUAGES.map((language) => TOPICS.map((topic) => SCRIPTS[language].topics[topic].lines.length));
    for (const count of counts) expect(count).toEqual(counts[0]);
  });
});
