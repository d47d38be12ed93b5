import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const pl: Translation<typeof it, 'pl'> = {
  title: 'Weryfikacja profilu',

  lead: 'Znak obok imienia mówi innym, że zdjęcia naprawdę pokazują ciebie. To nic nie kosztuje.',

  'begin.title': 'Jak to działa',
  'begin.code': 'Dostajesz od nas kod. Działa {{minutes}} minut.',
  'begin.selfie': 'Piszesz go odręcznie na kartce i robisz selfie z kartką w ręku.',
  'begin.compared': 'Człowiek z naszego zespołu, a nie program, porównuje je z twoimi zdjęciami.',
  'begin.draw': 'Poproś o kod',
  'begin.draw_again': 'Poproś o nowy kod',
  'begin.ends': 'Znak zostaje, dopóki widać co najmniej jedno z porównanych zdjęć. Znika, gdy wymienisz wszystkie albo zmienisz płeć.',

  'privacy.title': 'Selfie pozostaje prywatne.',
  'privacy.text': 'Widzi je tylko moderacja, do chwili decyzji. Potem nikt nie może go otworzyć, a my usuwamy je w ciągu {{hours}} godzin.',

  'refused.title': 'Weryfikacja się nie udała.',
  'refused.code_missing':
    'Brakuje odręcznie napisanego kodu albo nie da się go odczytać. Napisz go większymi znakami i trzymaj przy twarzy.',
  'refused.code_wrong': 'Kod na kartce to nie ten, który od nas masz. Przepisz nowy, znak po znaku.',
  'refused.face_hidden': 'Twarzy nie widać wyraźnie. Stań w świetle i zdejmij okulary przeciwsłoneczne albo czapkę.',
  'refused.face_differs': 'Twarz nie wygląda na tę ze zdjęć. Jeśli są stare, najpierw dodaj nowsze.',
  'refused.several_people': 'Na selfie jest więcej niż jedna osoba. Zrób je jeszcze raz, w pojedynkę.',
  'refused.edited': 'Selfie wygląda na przerobione albo zrobione z ekranu. Zrób nowe zdjęcie, bez filtrów.',

  'expired.title': 'Kod stracił ważność.',
  'expired.text': 'Działa {{minutes}} minut, żeby nikt nie mógł się przygotować. Poproś o nowy: nic nie zostało wysłane.',

  'ended.title': 'Weryfikacja wygasła.',
  'ended.text': 'Żadnego z porównanych zdjęć już nie widać albo płeć została zmieniona. Możesz zweryfikować profil ponownie.',

  'no_photo.title': 'Najpierw potrzebne jest twoje zdjęcie.',
  'no_photo.text': 'Selfie porównujemy ze zdjęciami w profilu: dodaj jedno i wróć, gdy będzie widoczne.',
  'no_photo.checking': 'Właśnie je sprawdzamy: wróć, gdy zobaczą je inni.',

  limit: 'Dzisiejsze próby zostały wykorzystane. Następna: {{date}}.',

  'code.title': 'Twój kod',
  'code.text': 'Napisz go dużymi znakami, odręcznie, na kartce. Na selfie musi być czytelny kod i dobrze widoczna twarz.',
  'code.time': 'Traci ważność za',
  'code.left': 'Pozostały czas: {{time}}',
  'code.leave': 'Rezygnuję',

  'selfie.take': 'Zrób selfie',
  'selfie.pick': 'Wybierz zdjęcie',
  'selfie.preview': 'Podgląd selfie',
  'selfie.check': 'Czy dobrze widać twarz? Czy da się odczytać cały kod?',
  'selfie.send': 'Wyślij selfie',
  'selfie.again': 'Wybierz inne',
  'selfie.sending': 'Wysyłanie selfie',
  'selfie.progress': 'Wysłano {{share}}',

  'pending.title': 'Selfie wysłane',
  'pending.text': 'Człowiek porównuje je z twoimi zdjęciami. Damy ci znać tutaj i e-mailem, gdy tylko zdecyduje.',
  'pending.sent': 'Wysłano {{when}}',
  'pending.withdraw': 'Wycofaj prośbę',

  'withdraw.title': 'Wycofać prośbę?',
  'withdraw.text': 'Selfie zostanie usunięte od razu. O nowy kod możesz poprosić w każdej chwili.',

  'verified.title': 'Twój profil jest zweryfikowany',
  'verified.text': 'Od {{date}} inni widzą znak obok twojego imienia.',
  'verified.profile': 'Zobacz swój profil',

  'info.title': 'Co znaczy „zweryfikowany”',
  'info.text':
    '{{name}} wysyła selfie z odręcznym kodem, który daliśmy w tamtej chwili. Osoba z naszego zespołu porównała je ze zdjęciami profilu.',
  'info.not':
    'To znaczy, że zdjęcia pokazują osobę, która ich używa. Nie mówi nic o wieku, zamiarach ani reszcie profilu: zachowaj zwykłą ostrożność.',
  'info.own': 'Ty też możesz zweryfikować swój profil, za darmo.',
  'info.button': 'Zweryfikuj swój profil',
};

export default pl;
