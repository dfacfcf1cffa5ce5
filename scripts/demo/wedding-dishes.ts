// The menus of the wedding: three dishes per course for adults, some for children, and at least one for every diet.
import { brunch, dinner, id } from './ids.ts';
import { french } from './sql.ts';

type Course = 'menu' | 'starter' | 'main' | 'dessert';

export interface Dish {
  id: string;
  moment: string;
  course: Course;
  forAge: 'all' | 'adult' | 'child';
  name: string;
  description: string;
  /** The diets and allergies of guests who can eat it. */
  suits: readonly string[];
}

/** All diets and allergies of the demonstration. */
export const allDiets = [
  'végétarien',
  'végane',
  'sans gluten',
  'sans lactose',
  'sans porc',
  'Arachides',
  'Fruits à coque',
  'Crustacés',
];
const except = (...excluded: string[]): string[] => [...new Set(allDiets).difference(new Set(excluded))];

export const dishes: readonly Dish[] = (
  [
    [
      dinner,
      'starter',
      'adult',
      'Truite marinée, crème d’aneth',
      'Au sel et aux agrumes, concombre croquant, pain de seigle à part.',
      except('végétarien', 'végane', 'sans lactose'),
    ],
    [
      dinner,
      'starter',
      'adult',
      'Pâté en croûte maison',
      'Volaille, porc fermier et pistaches, pickles de cerises.',
      except('végétarien', 'végane', 'sans gluten', 'sans lactose', 'sans porc', 'Fruits à coque'),
    ],
    [
      dinner,
      'starter',
      'adult',
      'Tartare de tomates et de fraises',
      'Basilic, huile d’olive citronnée. Sans produit animal, sans gluten.',
      allDiets,
    ],
    [
      dinner,
      'main',
      'adult',
      'Sandre rôti au beurre blanc',
      'Petits pois, fèves et pommes grenaille.',
      except('végétarien', 'végane', 'sans lactose'),
    ],
    [
      dinner,
      'main',
      'adult',
      'Joue de bœuf au pinot noir',
      'Sept heures de cuisson, carottes fanes, écrasé de pommes de terre à l’huile d’olive.',
      except('végétarien', 'végane'),
    ],
    [
      dinner,
      'main',
      'adult',
      'Aubergine confite à la braise',
      'Pois chiches, tomates rôties, herbes du jardin. Sans produit animal, sans gluten.',
      allDiets,
    ],
    [
      dinner,
      'main',
      'child',
      'Poulet rôti, purée maison',
      'Coupé petit, jus à part.',
      except('végétarien', 'végane', 'sans lactose'),
    ],
    [
      dinner,
      'main',
      'child',
      'Coquillettes au comté',
      'Celles de l’enfance, avec ou sans cachette de légumes.',
      except('végane', 'sans gluten', 'sans lactose'),
    ],
    [
      dinner,
      'main',
      'child',
      'Purée de légumes doux',
      'Carotte et patate douce, lisse, pour les tout-petits.',
      allDiets,
    ],
    [
      dinner,
      'dessert',
      'all',
      'Fraisier',
      'Génoise, crème légère à la vanille, fraises du Val de Saône.',
      except('végane', 'sans gluten', 'sans lactose'),
    ],
    [
      dinner,
      'dessert',
      'all',
      'Fruits rouges, sorbet verveine',
      'Très frais. Sans produit animal, sans gluten.',
      allDiets,
    ],
    [
      dinner,
      'dessert',
      'child',
      'Moelleux au chocolat',
      'Tiède, avec une boule de vanille.',
      except('végane', 'sans gluten', 'sans lactose'),
    ],
    [
      brunch,
      'menu',
      'all',
      'L’assiette du terroir',
      'Jambon persillé, œufs brouillés, comté, brioche et confitures.',
      except('végétarien', 'végane', 'sans gluten', 'sans lactose', 'sans porc'),
    ],
    [
      brunch,
      'menu',
      'all',
      'L’assiette du potager',
      'Légumes grillés, houmous, salade de fruits, pain de sarrasin.',
      allDiets,
    ],
    [
      brunch,
      'menu',
      'child',
      'Le petit brunch',
      'Crêpes, fromage blanc et fruits coupés.',
      except('végane', 'sans gluten', 'sans lactose'),
    ],
  ] as const
).map(([moment, course, forAge, name, description, suits], index) => ({
  id: id('dish', index + 1),
  moment,
  course,
  forAge,
  name: french(name),
  description: french(description),
  suits,
}));
