// The short names that code uses instead of paths into Database: Tables<'guests'>, or Tables<{ schema: 's' }, 'guests'>.

export const helperTypes = `type Schemas = Omit<Database, "__InternalSupabase">

type DefaultSchema = Schemas[Extract<keyof Database, "public">]

type InSchema = { schema: keyof Schemas }

type SchemaOf<Choice> = Choice extends InSchema
  ? Schemas[Choice["schema"]]
  : DefaultSchema

type Readable<Choice> = SchemaOf<Choice>["Tables"] & SchemaOf<Choice>["Views"]

type NameIn<Choice, Entries> = Choice extends InSchema ? keyof Entries : never

type Entry<Entries, Choice, Name> = Choice extends InSchema
  ? Entries[Name & keyof Entries]
  : Entries[Choice & keyof Entries]

export type Tables<
  Choice extends keyof Readable<"public"> | InSchema,
  Name extends NameIn<Choice, Readable<Choice>> = never,
> = Entry<Readable<Choice>, Choice, Name> extends { Row: infer Row } ? Row : never

export type TablesInsert<
  Choice extends keyof DefaultSchema["Tables"] | InSchema,
  Name extends NameIn<Choice, SchemaOf<Choice>["Tables"]> = never,
> =
  Entry<SchemaOf<Choice>["Tables"], Choice, Name> extends { Insert: infer Insert }
    ? Insert
    : never

export type TablesUpdate<
  Choice extends keyof DefaultSchema["Tables"] | InSchema,
  Name extends NameIn<Choice, SchemaOf<Choice>["Tables"]> = never,
> =
  Entry<SchemaOf<Choice>["Tables"], Choice, Name> extends { Update: infer Update }
    ? Update
    : never

export type Enums<
  Choice extends keyof DefaultSchema["Enums"] | InSchema,
  Name extends NameIn<Choice, SchemaOf<Choice>["Enums"]> = never,
> = Entry<SchemaOf<Choice>["Enums"], Choice, Name>

export type CompositeTypes<
  Choice extends keyof DefaultSchema["CompositeTypes"] | InSchema,
  Name extends NameIn<Choice, SchemaOf<Choice>["CompositeTypes"]> = never,
> = Entry<SchemaOf<Choice>["CompositeTypes"], Choice, Name>
`;
