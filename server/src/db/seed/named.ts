import { type Place, placeNamed } from '../../domains/profiles/places.ts';
import { type Person, stream } from '../../portraits/index.ts';
import { before, birthOf, days, minutes } from './calendar.ts';
import { drawingsOf, memberId } from './crowd.ts';
import type { DemoMember } from './demoMember.ts';

type Wanted = 'name' | 'about_me' | 'relationship_status' | 'interests';
interface Sketch extends Pick<DemoMember, Wanted>, Partial<Omit<DemoMember, Wanted | 'person'>> {
  city: string;
  person: Person;
  photos: number;
  /** Which of the faces that fit the person. Default: derived from the name. */
  look?: string;
}

function italianCity(city: string): Place {
  const place = placeNamed('IT', city);
  if (place === null) throw new Error(`${city} is not among the known cities.`);
  return place;
}

function member({ city, photos, person, name, look, ...rest }: Sketch, now: Date): DemoMember {
  const key = name.toLowerCase();
  const random = stream(key, 'named');
  const signup_date = rest.signup_date ?? before(now, days(random.int(40, 400)));
  return {
    id: memberId(signup_date, random),
    email: `${key}@example.test`,
    name,
    language: 'it',
    country: 'IT',
    place: italianCity(city),
    person,
    sexuality: 'hetero',
    date_of_birth: birthOf(person.age, now, random),
    fictional: false,
    last_active: before(now, minutes(random.int(1, 4))),
    drawings: drawingsOf(person, look ?? key, photos, random),
    ...rest,
    signup_date,
  };
}

const woman = (age: number, hair: Person['hair'], eyes: Person['eyes']): Person => ({ gender: 'female', age, hair, eyes, body: 'normal' });
const man = (age: number, hair: Person['hair'], eyes: Person['eyes']): Person => ({ gender: 'male', age, hair, eyes, body: 'normal' });

const sketches = (now: Date): Sketch[] => [
  {
    name: 'Giulia',
    login: 'free',
    city: 'Bologna',
    person: woman(34, 'brown', 'hazel'),
    photos: 3,
    relationship_status: 'divorced',
    about_me:
      'Cerco qualcuno con cui sbagliare strada di proposito, e poi fermarsi a cena. Restauro mobili in un laboratorio con troppa luce. La domenica mercato, poi i colli in bicicletta se le gambe sono d’accordo.',
    interests: ['hiking', 'cooking', 'wine', 'cinema', 'politics', 'coffee', 'cycling'],
  },
  {
    name: 'Marco',
    login: 'premium',
    city: 'Bologna',
    person: man(40, 'dark_brown', 'green'),
    look: 'marco-3',
    photos: 5,
    relationship_status: 'single',
    about_me:
      'Ingegnere di giorno, pianista la sera quando i vicini non protestano. Cucino per gli amici e cammino volentieri, meglio se in salita.',
    interests: ['piano', 'cooking', 'hiking', 'coffee', 'travel', 'concerts'],
  },
  {
    name: 'Sofia',
    login: 'free',
    city: 'Imola',
    person: woman(32, 'dark_brown', 'green'),
    photos: 1,
    relationship_status: 'single',
    about_me: 'Appena arrivata qui. Insegno musica, colleziono dischi e sto imparando ad andare in barca.',
    interests: ['music', 'sailing', 'reading', 'wine'],
    signup_date: before(now, minutes(25)),
  },
  {
    name: 'Editor',
    login: 'free',
    roles: ['editor'],
    invisible_mode: true,
    city: 'Milano',
    person: woman(38, 'red', 'blue'),
    photos: 1,
    relationship_status: 'unmarried',
    about_me: 'Scrivo le pagine di benvenuto e ne misuro l’effetto.',
    interests: ['writing', 'coffee'],
  },
  {
    name: 'Moderator',
    login: 'free',
    roles: ['moderator'],
    invisible_mode: true,
    city: 'Roma',
    person: man(45, 'gray', 'blue'),
    photos: 1,
    relationship_status: 'married',
    about_me: 'Leggo le segnalazioni e rispondo a tutte.',
    interests: ['reading', 'boardgames'],
  },
  {
    name: 'Developer',
    login: 'free',
    roles: ['developer'],
    invisible_mode: true,
    city: 'Torino',
    person: woman(36, 'black', 'brown'),
    photos: 1,
    relationship_status: 'single',
    about_me: 'Provo le parti del sito prima che le usiate voi.',
    interests: ['coffee', 'cycling'],
  },
  {
    name: 'Laura',
    on_home_page: true,
    city: 'Ferrara',
    person: woman(58, 'gray', 'blue'),
    photos: 7,
    relationship_status: 'widowed',
    about_me: 'Ho imparato a ballare a cinquant’anni e non ho più smesso. Mi piacciono le lettere lunghe e le cene corte.',
    interests: ['dancing', 'reading', 'theatre', 'gardening', 'museums'],
  },
  {
    name: 'Elena',
    on_home_page: true,
    city: 'Modena',
    person: woman(41, 'blond', 'green'),
    photos: 9,
    relationship_status: 'divorced',
    about_me: 'Fotografo persone per lavoro e colline per piacere. Cerco una conversazione che faccia dimenticare il telefono.',
    interests: ['photography', 'hiking', 'travel', 'wine', 'coffee'],
  },
  {
    name: 'Luca',
    on_home_page: true,
    city: 'Modena',
    person: man(39, 'black', 'hazel'),
    photos: 6,
    relationship_status: 'single',
    about_me: 'Forno, farina e turni di notte: al mattino profumo di pane. Poi mare, appena si può.',
    interests: ['baking', 'sea', 'swimming', 'cinema', 'dogs'],
  },
];

/** The members with a demo log-in, and those on the home page. */
export const namedMembers = (now: Date): DemoMember[] => sketches(now).map((sketch) => member(sketch, now));
