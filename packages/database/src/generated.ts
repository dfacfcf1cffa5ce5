export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Lets createClient choose the right options for the version of the server.
  __InternalSupabase: {
    PostgrestVersion: "14.1"
  }
  public: {
    Tables: {
      announcement_dismissals: {
        Row: {
          announcement_id: string
          person_id: string
        }
        Insert: {
          announcement_id: string
          person_id?: string
        }
        Update: {
          announcement_id?: string
          person_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "announcement_dismissals_announcement_id_fkey"
            columns: ["announcement_id"]
            isOneToOne: false
            referencedRelation: "announcements"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "announcement_dismissals_person_id_fkey"
            columns: ["person_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      announcements: {
        Row: {
          audience: string
          body: string
          created_at: string
          ends_at: string
          id: string
          link: string | null
          starts_at: string
          version: number
        }
        Insert: {
          audience: string
          body: string
          created_at?: string
          ends_at: string
          id?: string
          link?: string | null
          starts_at?: string
          version?: number
        }
        Update: {
          audience?: string
          body?: string
          created_at?: string
          ends_at?: string
          id?: string
          link?: string | null
          starts_at?: string
          version?: number
        }
        Relationships: []
      }
      areas: {
        Row: {
          code: string
          name: string
          population: number
          region: string | null
          search: string
        }
        Insert: {
          code: string
          name: string
          population?: number
          region?: string | null
          search?: string
        }
        Update: {
          code?: string
          name?: string
          population?: number
          region?: string | null
          search?: string
        }
        Relationships: [
          {
            foreignKeyName: "areas_region_fkey"
            columns: ["region"]
            isOneToOne: false
            referencedRelation: "areas"
            referencedColumns: ["code"]
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor_id: string | null
          after: Json | null
          at: string
          before: Json | null
          hash: string
          id: number
          previous_hash: string
          reason: string | null
          subject_id: string
          subject_kind: string
        }
        Insert: {
          action: string
          actor_id?: string | null
          after?: Json | null
          at: string
          before?: Json | null
          hash: string
          id: number
          previous_hash: string
          reason?: string | null
          subject_id: string
          subject_kind: string
        }
        Update: {
          action?: string
          actor_id?: string | null
          after?: Json | null
          at?: string
          before?: Json | null
          hash?: string
          id?: number
          previous_hash?: string
          reason?: string | null
          subject_id?: string
          subject_kind?: string
        }
        Relationships: []
      }
      budget_categories: {
        Row: {
          code: string | null
          created_at: string
          event_id: string
          id: string
          name: string
          planned_cents: number
          position: number
          version: number
        }
        Insert: {
          code?: string | null
          created_at?: string
          event_id: string
          id?: string
          name: string
          planned_cents?: number
          position: number
          version?: number
        }
        Update: {
          code?: string | null
          created_at?: string
          event_id?: string
          id?: string
          name?: string
          planned_cents?: number
          position?: number
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "budget_categories_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      budget_items: {
        Row: {
          category_id: string | null
          committed_cents: number | null
          created_at: string
          estimated_cents: number
          event_id: string
          event_partner_id: string | null
          guests_counted: number | null
          id: string
          is_per_guest: boolean
          label: string
          notes: string
          position: number
          quote_id: string | null
          quoted_cents: number | null
          trade: string | null
          unit_cents: number | null
          updated_at: string
          version: number
        }
        Insert: {
          category_id?: string | null
          committed_cents?: number | null
          created_at?: string
          estimated_cents?: number
          event_id: string
          event_partner_id?: string | null
          guests_counted?: number | null
          id?: string
          is_per_guest?: boolean
          label: string
          notes?: string
          position: number
          quote_id?: string | null
          quoted_cents?: number | null
          trade?: string | null
          unit_cents?: number | null
          updated_at?: string
          version?: number
        }
        Update: {
          category_id?: string | null
          committed_cents?: number | null
          created_at?: string
          estimated_cents?: number
          event_id?: string
          event_partner_id?: string | null
          guests_counted?: number | null
          id?: string
          is_per_guest?: boolean
          label?: string
          notes?: string
          position?: number
          quote_id?: string | null
          quoted_cents?: number | null
          trade?: string | null
          unit_cents?: number | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "budget_items_category_id_event_id_fkey"
            columns: ["category_id", "event_id"]
            isOneToOne: false
            referencedRelation: "budget_categories"
            referencedColumns: ["id", "event_id"]
          },
          {
            foreignKeyName: "budget_items_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "budget_items_event_partner_id_event_id_fkey"
            columns: ["event_partner_id", "event_id"]
            isOneToOne: false
            referencedRelation: "event_partners"
            referencedColumns: ["id", "event_id"]
          },
          {
            foreignKeyName: "budget_items_quote_id_fkey"
            columns: ["quote_id"]
            isOneToOne: false
            referencedRelation: "quotes"
            referencedColumns: ["id"]
          },
        ]
      }
      calendar_feeds: {
        Row: {
          created_at: string
          event_id: string
          last_read_at: string | null
          token_hash: string
          user_id: string
        }
        Insert: {
          created_at?: string
          event_id: string
          last_read_at?: string | null
          token_hash: string
          user_id: string
        }
        Update: {
          created_at?: string
          event_id?: string
          last_read_at?: string | null
          token_hash?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "calendar_feeds_event_id_user_id_fkey"
            columns: ["event_id", "user_id"]
            isOneToOne: true
            referencedRelation: "event_members"
            referencedColumns: ["event_id", "user_id"]
          },
        ]
      }
      calendar_imports: {
        Row: {
          address: string | null
          busy_days: string[]
          created_at: string
          error: string | null
          fetched_at: string
          id: string
          name: string
          next_fetch_at: string
          partner_id: string
        }
        Insert: {
          address?: string | null
          busy_days?: string[]
          created_at?: string
          error?: string | null
          fetched_at?: string
          id?: string
          name: string
          next_fetch_at?: string
          partner_id: string
        }
        Update: {
          address?: string | null
          busy_days?: string[]
          created_at?: string
          error?: string | null
          fetched_at?: string
          id?: string
          name?: string
          next_fetch_at?: string
          partner_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "calendar_imports_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      communes: {
        Row: {
          code: string
          department: string
          is_exact: boolean
          latitude: number
          longitude: number
          name: string
          population: number
          postcode: string
          postcodes: string[]
          search: string
        }
        Insert: {
          code: string
          department: string
          is_exact: boolean
          latitude: number
          longitude: number
          name: string
          population: number
          postcode: string
          postcodes: string[]
          search?: string
        }
        Update: {
          code?: string
          department?: string
          is_exact?: boolean
          latitude?: number
          longitude?: number
          name?: string
          population?: number
          postcode?: string
          postcodes?: string[]
          search?: string
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          answer: string | null
          answered_at: string | null
          answered_by: string | null
          body: string
          created_at: string
          email: string
          id: string
          name: string
          search: string
          state: string
          topic: string
        }
        Insert: {
          answer?: string | null
          answered_at?: string | null
          answered_by?: string | null
          body: string
          created_at?: string
          email: string
          id?: string
          name: string
          search?: string
          state?: string
          topic: string
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          answered_by?: string | null
          body?: string
          created_at?: string
          email?: string
          id?: string
          name?: string
          search?: string
          state?: string
          topic?: string
        }
        Relationships: [
          {
            foreignKeyName: "contact_messages_answered_by_fkey"
            columns: ["answered_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      content_versions: {
        Row: {
          changed_at: string
          changed_by: string | null
          id: number
          page_slug: string | null
          post_id: string | null
          value: Json
          version: number
        }
        Insert: {
          changed_at?: string
          changed_by?: string | null
          id?: never
          page_slug?: string | null
          post_id?: string | null
          value: Json
          version: number
        }
        Update: {
          changed_at?: string
          changed_by?: string | null
          id?: never
          page_slug?: string | null
          post_id?: string | null
          value?: Json
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "content_versions_changed_by_fkey"
            columns: ["changed_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "content_versions_page_slug_fkey"
            columns: ["page_slug"]
            isOneToOne: false
            referencedRelation: "site_pages"
            referencedColumns: ["slug"]
          },
          {
            foreignKeyName: "content_versions_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "posts"
            referencedColumns: ["id"]
          },
        ]
      }
      conversation_reads: {
        Row: {
          conversation_id: string
          read_at: string
          user_id: string
        }
        Insert: {
          conversation_id: string
          read_at?: string
          user_id: string
        }
        Update: {
          conversation_id?: string
          read_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "conversation_reads_conversation_id_fkey"
            columns: ["conversation_id"]
            isOneToOne: false
            referencedRelation: "conversations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "conversation_reads_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      conversations: {
        Row: {
          client_read_at: string | null
          created_at: string
          event_id: string | null
          id: string
          last_message_at: string
          partner_id: string | null
          partner_read_at: string | null
          request_id: string
        }
        Insert: {
          client_read_at?: string | null
          created_at?: string
          event_id?: string | null
          id?: string
          last_message_at?: string
          partner_id?: string | null
          partner_read_at?: string | null
          request_id: string
        }
        Update: {
          client_read_at?: string | null
          created_at?: string
          event_id?: string | null
          id?: string
          last_message_at?: string
          partner_id?: string | null
          partner_read_at?: string | null
          request_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "conversations_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "conversations_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "conversations_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: true
            referencedRelation: "quote_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      documents: {
        Row: {
          budget_item_id: string | null
          created_at: string
          event_id: string
          event_partner_id: string | null
          folder: string
          id: string
          is_about_money: boolean
          mime: string
          name: string
          path: string
          size_bytes: number
          uploaded_by: string | null
          version: number
        }
        Insert: {
          budget_item_id?: string | null
          created_at?: string
          event_id: string
          event_partner_id?: string | null
          folder?: string
          id?: string
          is_about_money?: boolean
          mime: string
          name: string
          path: string
          size_bytes: number
          uploaded_by?: string | null
          version?: number
        }
        Update: {
          budget_item_id?: string | null
          created_at?: string
          event_id?: string
          event_partner_id?: string | null
          folder?: string
          id?: string
          is_about_money?: boolean
          mime?: string
          name?: string
          path?: string
          size_bytes?: number
          uploaded_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "documents_budget_item_id_event_id_fkey"
            columns: ["budget_item_id", "event_id"]
            isOneToOne: false
            referencedRelation: "budget_items"
            referencedColumns: ["id", "event_id"]
          },
          {
            foreignKeyName: "documents_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "documents_event_partner_id_event_id_fkey"
            columns: ["event_partner_id", "event_id"]
            isOneToOne: false
            referencedRelation: "event_partners"
            referencedColumns: ["id", "event_id"]
          },
          {
            foreignKeyName: "documents_uploaded_by_fkey"
            columns: ["uploaded_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      event_activity: {
        Row: {
          actor_id: string | null
          actor_name: string
          created_at: string
          event_id: string
          id: string
          kind: string
          needs_budget: boolean
          subject: string
        }
        Insert: {
          actor_id?: string | null
          actor_name?: string
          created_at?: string
          event_id: string
          id?: string
          kind: string
          needs_budget?: boolean
          subject?: string
        }
        Update: {
          actor_id?: string | null
          actor_name?: string
          created_at?: string
          event_id?: string
          id?: string
          kind?: string
          needs_budget?: boolean
          subject?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_activity_actor_id_fkey"
            columns: ["actor_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_activity_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      event_budgets: {
        Row: {
          created_at: string
          event_id: string
          total_cents: number
          updated_at: string
        }
        Insert: {
          created_at?: string
          event_id: string
          total_cents: number
          updated_at?: string
        }
        Update: {
          created_at?: string
          event_id?: string
          total_cents?: number
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_budgets_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: true
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      event_handovers: {
        Row: {
          created_at: string
          event_id: string
          expires_at: string
          is_shared: boolean
          offered_by: string
          recipient_id: string
        }
        Insert: {
          created_at?: string
          event_id: string
          expires_at?: string
          is_shared?: boolean
          offered_by: string
          recipient_id: string
        }
        Update: {
          created_at?: string
          event_id?: string
          expires_at?: string
          is_shared?: boolean
          offered_by?: string
          recipient_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_handovers_event_id_offered_by_fkey"
            columns: ["event_id", "offered_by"]
            isOneToOne: false
            referencedRelation: "event_members"
            referencedColumns: ["event_id", "user_id"]
          },
          {
            foreignKeyName: "event_handovers_event_id_recipient_id_fkey"
            columns: ["event_id", "recipient_id"]
            isOneToOne: false
            referencedRelation: "event_members"
            referencedColumns: ["event_id", "user_id"]
          },
        ]
      }
      event_invitations: {
        Row: {
          accepted_at: string | null
          can_see_budget: boolean
          created_at: string
          email: string
          event_id: string
          expires_at: string
          id: string
          invited_by: string | null
          role: string
          token_hash: string
        }
        Insert: {
          accepted_at?: string | null
          can_see_budget?: boolean
          created_at?: string
          email: string
          event_id: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          role: string
          token_hash: string
        }
        Update: {
          accepted_at?: string | null
          can_see_budget?: boolean
          created_at?: string
          email?: string
          event_id?: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          role?: string
          token_hash?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_invitations_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_invitations_invited_by_fkey"
            columns: ["invited_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      event_join_requests: {
        Row: {
          created_at: string
          event_id: string
          invitation_id: string
          refused_at: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          event_id: string
          invitation_id: string
          refused_at?: string | null
          user_id: string
        }
        Update: {
          created_at?: string
          event_id?: string
          invitation_id?: string
          refused_at?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_join_requests_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_join_requests_invitation_id_fkey"
            columns: ["invitation_id"]
            isOneToOne: false
            referencedRelation: "event_invitations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_join_requests_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      event_members: {
        Row: {
          can_see_budget: boolean
          created_at: string
          event_id: string
          role: string
          user_id: string
        }
        Insert: {
          can_see_budget?: boolean
          created_at?: string
          event_id: string
          role: string
          user_id: string
        }
        Update: {
          can_see_budget?: boolean
          created_at?: string
          event_id?: string
          role?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_members_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_members_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      event_partners: {
        Row: {
          contact: string
          created_at: string
          event_id: string
          id: string
          name: string
          notes: string
          partner_id: string | null
          state: string
          trade: string
          updated_at: string
          version: number
        }
        Insert: {
          contact?: string
          created_at?: string
          event_id: string
          id?: string
          name?: string
          notes?: string
          partner_id?: string | null
          state?: string
          trade: string
          updated_at?: string
          version?: number
        }
        Update: {
          contact?: string
          created_at?: string
          event_id?: string
          id?: string
          name?: string
          notes?: string
          partner_id?: string | null
          state?: string
          trade?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "event_partners_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_partners_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      event_translations: {
        Row: {
          event_id: string
          language: string
          texts: Json
          updated_at: string
          version: number
        }
        Insert: {
          event_id: string
          language: string
          texts?: Json
          updated_at?: string
          version?: number
        }
        Update: {
          event_id?: string
          language?: string
          texts?: Json
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "event_translations_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      event_websites: {
        Row: {
          asks_diet: boolean
          asks_message: boolean
          asks_song: boolean
          colour: string
          contact_email: string | null
          contact_phone: string | null
          event_id: string
          gift_url: string | null
          has_album: boolean
          has_password: boolean
          languages: string[]
          lodging: string
          practical: string
          title: string
          transport: string
          updated_at: string
          version: number
          welcome: string
        }
        Insert: {
          asks_diet?: boolean
          asks_message?: boolean
          asks_song?: boolean
          colour?: string
          contact_email?: string | null
          contact_phone?: string | null
          event_id: string
          gift_url?: string | null
          has_album?: boolean
          has_password?: boolean
          languages?: string[]
          lodging?: string
          practical?: string
          title?: string
          transport?: string
          updated_at?: string
          version?: number
          welcome?: string
        }
        Update: {
          asks_diet?: boolean
          asks_message?: boolean
          asks_song?: boolean
          colour?: string
          contact_email?: string | null
          contact_phone?: string | null
          event_id?: string
          gift_url?: string | null
          has_album?: boolean
          has_password?: boolean
          languages?: string[]
          lodging?: string
          practical?: string
          title?: string
          transport?: string
          updated_at?: string
          version?: number
          welcome?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_websites_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: true
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      events: {
        Row: {
          archived_at: string | null
          cover_path: string | null
          created_at: string
          date_moved_at: string | null
          deletion_on: string | null
          ends_on: string | null
          expected_guests: number | null
          guest_links_expire_on: string | null
          id: string
          kind: string
          name: string
          owner_id: string
          place: string | null
          rsvp_closes_on: string | null
          shares_day_plan: boolean
          starts_on: string | null
          suspended_at: string | null
          updated_at: string
          version: number
        }
        Insert: {
          archived_at?: string | null
          cover_path?: string | null
          created_at?: string
          date_moved_at?: string | null
          deletion_on?: string | null
          ends_on?: string | null
          expected_guests?: number | null
          guest_links_expire_on?: string | null
          id?: string
          kind: string
          name: string
          owner_id?: string
          place?: string | null
          rsvp_closes_on?: string | null
          shares_day_plan?: boolean
          starts_on?: string | null
          suspended_at?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          archived_at?: string | null
          cover_path?: string | null
          created_at?: string
          date_moved_at?: string | null
          deletion_on?: string | null
          ends_on?: string | null
          expected_guests?: number | null
          guest_links_expire_on?: string | null
          id?: string
          kind?: string
          name?: string
          owner_id?: string
          place?: string | null
          rsvp_closes_on?: string | null
          shares_day_plan?: boolean
          starts_on?: string | null
          suspended_at?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "events_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      favourites: {
        Row: {
          created_at: string
          partner_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          partner_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          partner_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "favourites_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "favourites_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      gifts: {
        Row: {
          amount_cents: number | null
          created_at: string
          event_id: string
          giver: string
          household_id: string | null
          id: string
          label: string
          received_on: string
          thanked_on: string | null
          updated_at: string
          version: number
        }
        Insert: {
          amount_cents?: number | null
          created_at?: string
          event_id: string
          giver: string
          household_id?: string | null
          id?: string
          label: string
          received_on?: string
          thanked_on?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          amount_cents?: number | null
          created_at?: string
          event_id?: string
          giver?: string
          household_id?: string | null
          id?: string
          label?: string
          received_on?: string
          thanked_on?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "gifts_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "gifts_household_id_event_id_fkey"
            columns: ["household_id", "event_id"]
            isOneToOne: false
            referencedRelation: "households"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      guest_photos: {
        Row: {
          caption: string
          created_at: string
          event_id: string
          height: number
          household_id: string
          id: string
          path: string
          state: string
          width: number
        }
        Insert: {
          caption?: string
          created_at?: string
          event_id: string
          height: number
          household_id: string
          id?: string
          path: string
          state?: string
          width: number
        }
        Update: {
          caption?: string
          created_at?: string
          event_id?: string
          height?: number
          household_id?: string
          id?: string
          path?: string
          state?: string
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: "guest_photos_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "guest_photos_household_id_event_id_fkey"
            columns: ["household_id", "event_id"]
            isOneToOne: false
            referencedRelation: "households"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      guest_replies: {
        Row: {
          attending: boolean | null
          event_id: string
          for_date: string | null
          guest_id: string
          moment_id: string
          replied_at: string
          replied_by: string
        }
        Insert: {
          attending?: boolean | null
          event_id: string
          for_date?: string | null
          guest_id: string
          moment_id: string
          replied_at?: string
          replied_by?: string
        }
        Update: {
          attending?: boolean | null
          event_id?: string
          for_date?: string | null
          guest_id?: string
          moment_id?: string
          replied_at?: string
          replied_by?: string
        }
        Relationships: [
          {
            foreignKeyName: "guest_replies_guest_id_moment_id_event_id_fkey"
            columns: ["guest_id", "moment_id", "event_id"]
            isOneToOne: true
            referencedRelation: "moment_invitations"
            referencedColumns: ["guest_id", "moment_id", "event_id"]
          },
        ]
      }
      guests: {
        Row: {
          age_group: string
          allergies: string | null
          allergies_consent_at: string | null
          allergies_consent_by: string | null
          created_at: string
          diet: string | null
          email: string | null
          event_id: string
          first_name: string
          household_id: string
          id: string
          is_plus_one: boolean
          last_name: string
          message: string | null
          phone: string | null
          position: number
          song_request: string | null
          token: string
          updated_at: string
          version: number
        }
        Insert: {
          age_group?: string
          allergies?: string | null
          allergies_consent_at?: string | null
          allergies_consent_by?: string | null
          created_at?: string
          diet?: string | null
          email?: string | null
          event_id: string
          first_name?: string
          household_id: string
          id?: string
          is_plus_one?: boolean
          last_name?: string
          message?: string | null
          phone?: string | null
          position?: number
          song_request?: string | null
          token?: string
          updated_at?: string
          version?: number
        }
        Update: {
          age_group?: string
          allergies?: string | null
          allergies_consent_at?: string | null
          allergies_consent_by?: string | null
          created_at?: string
          diet?: string | null
          email?: string | null
          event_id?: string
          first_name?: string
          household_id?: string
          id?: string
          is_plus_one?: boolean
          last_name?: string
          message?: string | null
          phone?: string | null
          position?: number
          song_request?: string | null
          token?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "guests_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "guests_household_id_event_id_fkey"
            columns: ["household_id", "event_id"]
            isOneToOne: false
            referencedRelation: "households"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      household_links: {
        Row: {
          created_at: string
          event_id: string
          household_id: string
          token: string
        }
        Insert: {
          created_at?: string
          event_id: string
          household_id: string
          token?: string
        }
        Update: {
          created_at?: string
          event_id?: string
          household_id?: string
          token?: string
        }
        Relationships: [
          {
            foreignKeyName: "household_links_household_id_event_id_fkey"
            columns: ["household_id", "event_id"]
            isOneToOne: false
            referencedRelation: "households"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      households: {
        Row: {
          address: string | null
          closed_by_owner: boolean
          created_at: string
          event_id: string
          id: string
          invitation_state: string
          language: string | null
          name: string
          revoked_at: string | null
          side: string | null
          tags: string[]
          updated_at: string
          version: number
        }
        Insert: {
          address?: string | null
          closed_by_owner?: boolean
          created_at?: string
          event_id: string
          id?: string
          invitation_state?: string
          language?: string | null
          name: string
          revoked_at?: string | null
          side?: string | null
          tags?: string[]
          updated_at?: string
          version?: number
        }
        Update: {
          address?: string | null
          closed_by_owner?: boolean
          created_at?: string
          event_id?: string
          id?: string
          invitation_state?: string
          language?: string | null
          name?: string
          revoked_at?: string | null
          side?: string | null
          tags?: string[]
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "households_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      instalments: {
        Row: {
          amount_cents: number
          created_at: string
          days_before: number | null
          due_on: string | null
          event_id: string
          id: string
          is_corrected: boolean
          item_id: string
          kind: string
          label: string
          paid_by: string | null
          paid_on: string | null
          position: number
          receipt_id: string | null
          settled_by: string | null
          term: number | null
          updated_at: string
          version: number
        }
        Insert: {
          amount_cents: number
          created_at?: string
          days_before?: number | null
          due_on?: string | null
          event_id: string
          id?: string
          is_corrected?: boolean
          item_id: string
          kind?: string
          label?: string
          paid_by?: string | null
          paid_on?: string | null
          position: number
          receipt_id?: string | null
          settled_by?: string | null
          term?: number | null
          updated_at?: string
          version?: number
        }
        Update: {
          amount_cents?: number
          created_at?: string
          days_before?: number | null
          due_on?: string | null
          event_id?: string
          id?: string
          is_corrected?: boolean
          item_id?: string
          kind?: string
          label?: string
          paid_by?: string | null
          paid_on?: string | null
          position?: number
          receipt_id?: string | null
          settled_by?: string | null
          term?: number | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "instalments_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "instalments_item_id_event_id_fkey"
            columns: ["item_id", "event_id"]
            isOneToOne: false
            referencedRelation: "budget_items"
            referencedColumns: ["id", "event_id"]
          },
          {
            foreignKeyName: "instalments_paid_by_fkey"
            columns: ["paid_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "instalments_receipt_id_event_id_fkey"
            columns: ["receipt_id", "event_id"]
            isOneToOne: false
            referencedRelation: "documents"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      invitation_mails: {
        Row: {
          answered_at: string | null
          event_id: string
          failed_at: string | null
          household_id: string
          id: string
          kind: string
          opened_at: string | null
          outbox_id: string | null
          queued_at: string
          recipient: string | null
          send_id: string
          sent_at: string | null
          state: string
        }
        Insert: {
          answered_at?: string | null
          event_id: string
          failed_at?: string | null
          household_id: string
          id?: string
          kind: string
          opened_at?: string | null
          outbox_id?: string | null
          queued_at?: string
          recipient?: string | null
          send_id: string
          sent_at?: string | null
          state?: string
        }
        Update: {
          answered_at?: string | null
          event_id?: string
          failed_at?: string | null
          household_id?: string
          id?: string
          kind?: string
          opened_at?: string | null
          outbox_id?: string | null
          queued_at?: string
          recipient?: string | null
          send_id?: string
          sent_at?: string | null
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: "invitation_mails_household_id_event_id_fkey"
            columns: ["household_id", "event_id"]
            isOneToOne: false
            referencedRelation: "households"
            referencedColumns: ["id", "event_id"]
          },
          {
            foreignKeyName: "invitation_mails_send_id_event_id_fkey"
            columns: ["send_id", "event_id"]
            isOneToOne: false
            referencedRelation: "invitation_sends"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      invitation_sends: {
        Row: {
          count: number
          created_at: string
          event_id: string
          id: string
          kind: string
          made_by: string | null
          segment: Json
          stopped_at: string | null
        }
        Insert: {
          count?: number
          created_at?: string
          event_id: string
          id: string
          kind: string
          made_by?: string | null
          segment?: Json
          stopped_at?: string | null
        }
        Update: {
          count?: number
          created_at?: string
          event_id?: string
          id?: string
          kind?: string
          made_by?: string | null
          segment?: Json
          stopped_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "invitation_sends_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invitation_sends_made_by_fkey"
            columns: ["made_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      invitation_texts: {
        Row: {
          body: string
          design: string
          event_id: string
          kind: string
          subject: string
          updated_at: string
          version: number
        }
        Insert: {
          body: string
          design?: string
          event_id: string
          kind: string
          subject: string
          updated_at?: string
          version?: number
        }
        Update: {
          body?: string
          design?: string
          event_id?: string
          kind?: string
          subject?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "invitation_texts_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      invoice_files: {
        Row: {
          created_at: string
          invoice_id: string
          path: string
          sha256: string
          size_bytes: number
        }
        Insert: {
          created_at?: string
          invoice_id: string
          path: string
          sha256: string
          size_bytes: number
        }
        Update: {
          created_at?: string
          invoice_id?: string
          path?: string
          sha256?: string
          size_bytes?: number
        }
        Relationships: [
          {
            foreignKeyName: "invoice_files_invoice_id_fkey"
            columns: ["invoice_id"]
            isOneToOne: true
            referencedRelation: "invoices"
            referencedColumns: ["id"]
          },
        ]
      }
      invoice_payments: {
        Row: {
          amount_cents: number
          created_at: string
          id: string
          invoice_id: string
          method: string
          paid_on: string
        }
        Insert: {
          amount_cents: number
          created_at?: string
          id?: string
          invoice_id: string
          method: string
          paid_on: string
        }
        Update: {
          amount_cents?: number
          created_at?: string
          id?: string
          invoice_id?: string
          method?: string
          paid_on?: string
        }
        Relationships: [
          {
            foreignKeyName: "invoice_payments_invoice_id_fkey"
            columns: ["invoice_id"]
            isOneToOne: false
            referencedRelation: "invoices"
            referencedColumns: ["id"]
          },
        ]
      }
      invoices: {
        Row: {
          buyer: Json
          created_at: string
          due_cents: number
          due_on: string
          due_vat: Json
          event_id: string | null
          event_name: string
          event_on: string | null
          id: string
          is_vat_exempt: boolean
          issued_on: string
          kind: string
          lines: Json
          number: string
          partner_id: string
          place: number
          preceding: Json
          quote_id: string
          quote_number: string
          reason: string
          refers_to: string | null
          request_id: string
          seller: Json
          term: number | null
          total_ht_cents: number
          total_ttc_cents: number
          total_vat_cents: number
          vat: Json
          year: number
        }
        Insert: {
          buyer: Json
          created_at?: string
          due_cents: number
          due_on: string
          due_vat: Json
          event_id?: string | null
          event_name: string
          event_on?: string | null
          id?: string
          is_vat_exempt: boolean
          issued_on: string
          kind: string
          lines: Json
          number?: string
          partner_id: string
          place: number
          preceding?: Json
          quote_id: string
          quote_number: string
          reason?: string
          refers_to?: string | null
          request_id: string
          seller: Json
          term?: number | null
          total_ht_cents: number
          total_ttc_cents: number
          total_vat_cents: number
          vat: Json
          year: number
        }
        Update: {
          buyer?: Json
          created_at?: string
          due_cents?: number
          due_on?: string
          due_vat?: Json
          event_id?: string | null
          event_name?: string
          event_on?: string | null
          id?: string
          is_vat_exempt?: boolean
          issued_on?: string
          kind?: string
          lines?: Json
          number?: string
          partner_id?: string
          place?: number
          preceding?: Json
          quote_id?: string
          quote_number?: string
          reason?: string
          refers_to?: string | null
          request_id?: string
          seller?: Json
          term?: number | null
          total_ht_cents?: number
          total_ttc_cents?: number
          total_vat_cents?: number
          vat?: Json
          year?: number
        }
        Relationships: [
          {
            foreignKeyName: "invoices_refers_to_fkey"
            columns: ["refers_to"]
            isOneToOne: false
            referencedRelation: "invoices"
            referencedColumns: ["id"]
          },
        ]
      }
      menu_choices: {
        Row: {
          course: string
          created_at: string
          event_id: string
          guest_id: string
          menu_id: string
          moment_id: string
        }
        Insert: {
          course: string
          created_at?: string
          event_id: string
          guest_id: string
          menu_id: string
          moment_id: string
        }
        Update: {
          course?: string
          created_at?: string
          event_id?: string
          guest_id?: string
          menu_id?: string
          moment_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "menu_choices_guest_id_moment_id_event_id_fkey"
            columns: ["guest_id", "moment_id", "event_id"]
            isOneToOne: false
            referencedRelation: "moment_invitations"
            referencedColumns: ["guest_id", "moment_id", "event_id"]
          },
          {
            foreignKeyName: "menu_choices_menu_id_moment_id_course_event_id_fkey"
            columns: ["menu_id", "moment_id", "course", "event_id"]
            isOneToOne: false
            referencedRelation: "menus"
            referencedColumns: ["id", "moment_id", "course", "event_id"]
          },
        ]
      }
      menus: {
        Row: {
          course: string
          created_at: string
          description: string
          event_id: string
          for_age: string
          id: string
          moment_id: string
          name: string
          position: number
          version: number
        }
        Insert: {
          course?: string
          created_at?: string
          description?: string
          event_id: string
          for_age?: string
          id?: string
          moment_id: string
          name: string
          position?: number
          version?: number
        }
        Update: {
          course?: string
          created_at?: string
          description?: string
          event_id?: string
          for_age?: string
          id?: string
          moment_id?: string
          name?: string
          position?: number
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "menus_moment_id_event_id_fkey"
            columns: ["moment_id", "event_id"]
            isOneToOne: false
            referencedRelation: "moments"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      messages: {
        Row: {
          author_id: string | null
          author_name: string
          body: string
          conversation_id: string
          created_at: string
          files: Json
          id: string
          removed_at: string | null
          search: string
          side: string
        }
        Insert: {
          author_id?: string | null
          author_name?: string
          body?: string
          conversation_id: string
          created_at?: string
          files?: Json
          id?: string
          removed_at?: string | null
          search?: string
          side: string
        }
        Update: {
          author_id?: string | null
          author_name?: string
          body?: string
          conversation_id?: string
          created_at?: string
          files?: Json
          id?: string
          removed_at?: string | null
          search?: string
          side?: string
        }
        Relationships: [
          {
            foreignKeyName: "messages_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "messages_conversation_id_fkey"
            columns: ["conversation_id"]
            isOneToOne: false
            referencedRelation: "conversations"
            referencedColumns: ["id"]
          },
        ]
      }
      moment_invitations: {
        Row: {
          created_at: string
          event_id: string
          guest_id: string
          moment_id: string
        }
        Insert: {
          created_at?: string
          event_id: string
          guest_id: string
          moment_id: string
        }
        Update: {
          created_at?: string
          event_id?: string
          guest_id?: string
          moment_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "moment_invitations_guest_id_event_id_fkey"
            columns: ["guest_id", "event_id"]
            isOneToOne: false
            referencedRelation: "guests"
            referencedColumns: ["id", "event_id"]
          },
          {
            foreignKeyName: "moment_invitations_moment_id_event_id_fkey"
            columns: ["moment_id", "event_id"]
            isOneToOne: false
            referencedRelation: "moments"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      moments: {
        Row: {
          address: string | null
          capacity: number | null
          created_at: string
          day: string | null
          duration_minutes: number | null
          event_id: string
          hour: string | null
          id: string
          kind: string
          name: string
          place: string | null
          position: number
          updated_at: string
          version: number
        }
        Insert: {
          address?: string | null
          capacity?: number | null
          created_at?: string
          day?: string | null
          duration_minutes?: number | null
          event_id: string
          hour?: string | null
          id?: string
          kind: string
          name: string
          place?: string | null
          position?: number
          updated_at?: string
          version?: number
        }
        Update: {
          address?: string | null
          capacity?: number | null
          created_at?: string
          day?: string | null
          duration_minutes?: number | null
          event_id?: string
          hour?: string | null
          id?: string
          kind?: string
          name?: string
          place?: string | null
          position?: number
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "moments_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      notification_preferences: {
        Row: {
          by_mail: boolean
          by_push: boolean
          in_app: boolean
          kind: string
          user_id: string
        }
        Insert: {
          by_mail: boolean
          by_push?: boolean
          in_app?: boolean
          kind: string
          user_id: string
        }
        Update: {
          by_mail?: boolean
          by_push?: boolean
          in_app?: boolean
          kind?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notification_preferences_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      notification_settings: {
        Row: {
          daily_digest: boolean
          push_content: boolean
          quiet_from: string | null
          quiet_until: string | null
          user_id: string
        }
        Insert: {
          daily_digest?: boolean
          push_content?: boolean
          quiet_from?: string | null
          quiet_until?: string | null
          user_id: string
        }
        Update: {
          daily_digest?: boolean
          push_content?: boolean
          quiet_from?: string | null
          quiet_until?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notification_settings_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      notifications: {
        Row: {
          body: string
          created_at: string
          href: string | null
          id: string
          is_urgent: boolean
          kind: string
          read_at: string | null
          title: string
          user_id: string
        }
        Insert: {
          body?: string
          created_at?: string
          href?: string | null
          id?: string
          is_urgent?: boolean
          kind: string
          read_at?: string | null
          title: string
          user_id: string
        }
        Update: {
          body?: string
          created_at?: string
          href?: string | null
          id?: string
          is_urgent?: boolean
          kind?: string
          read_at?: string | null
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notifications_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      partner_availability: {
        Row: {
          day: string
          partner_id: string
          source: string
          state: string
        }
        Insert: {
          day: string
          partner_id: string
          source?: string
          state?: string
        }
        Update: {
          day?: string
          partner_id?: string
          source?: string
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: "partner_availability_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      partner_bookings: {
        Row: {
          day: string
          partner_id: string
          quote_id: string
        }
        Insert: {
          day: string
          partner_id: string
          quote_id: string
        }
        Update: {
          day?: string
          partner_id?: string
          quote_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "partner_bookings_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "partner_bookings_quote_id_fkey"
            columns: ["quote_id"]
            isOneToOne: false
            referencedRelation: "quotes"
            referencedColumns: ["id"]
          },
        ]
      }
      partner_businesses: {
        Row: {
          bic: string | null
          commune: string
          created_at: string
          email: string | null
          iban: string | null
          insurance: string
          legal_form: string
          legal_name: string
          partner_id: string
          phone: string | null
          postcode: string | null
          rcs_city: string | null
          share_capital_cents: number | null
          siret: string
          street: string
          updated_at: string
          vat_number: string | null
          vat_on_debits: boolean
          vat_regime: string
        }
        Insert: {
          bic?: string | null
          commune?: string
          created_at?: string
          email?: string | null
          iban?: string | null
          insurance?: string
          legal_form: string
          legal_name: string
          partner_id: string
          phone?: string | null
          postcode?: string | null
          rcs_city?: string | null
          share_capital_cents?: number | null
          siret: string
          street?: string
          updated_at?: string
          vat_number?: string | null
          vat_on_debits?: boolean
          vat_regime?: string
        }
        Update: {
          bic?: string | null
          commune?: string
          created_at?: string
          email?: string | null
          iban?: string | null
          insurance?: string
          legal_form?: string
          legal_name?: string
          partner_id?: string
          phone?: string | null
          postcode?: string | null
          rcs_city?: string | null
          share_capital_cents?: number | null
          siret?: string
          street?: string
          updated_at?: string
          vat_number?: string | null
          vat_on_debits?: boolean
          vat_regime?: string
        }
        Relationships: [
          {
            foreignKeyName: "partner_businesses_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: true
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      partner_calendars: {
        Row: {
          bookings_per_day: number
          closed_until: string
          closed_weekdays: number[]
          closes_on_holidays: boolean
          feed_created_at: string | null
          feed_read_at: string | null
          partner_id: string
          token_hash: string | null
        }
        Insert: {
          bookings_per_day?: number
          closed_until: string
          closed_weekdays?: number[]
          closes_on_holidays?: boolean
          feed_created_at?: string | null
          feed_read_at?: string | null
          partner_id: string
          token_hash?: string | null
        }
        Update: {
          bookings_per_day?: number
          closed_until?: string
          closed_weekdays?: number[]
          closes_on_holidays?: boolean
          feed_created_at?: string | null
          feed_read_at?: string | null
          partner_id?: string
          token_hash?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "partner_calendars_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: true
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      partner_catalogue: {
        Row: {
          created_at: string
          description: string
          id: string
          is_per_guest: boolean
          label: string
          partner_id: string
          unit: string
          unit_cents: number
          updated_at: string
          vat_rate: number
        }
        Insert: {
          created_at?: string
          description?: string
          id?: string
          is_per_guest?: boolean
          label: string
          partner_id?: string
          unit?: string
          unit_cents: number
          updated_at?: string
          vat_rate: number
        }
        Update: {
          created_at?: string
          description?: string
          id?: string
          is_per_guest?: boolean
          label?: string
          partner_id?: string
          unit?: string
          unit_cents?: number
          updated_at?: string
          vat_rate?: number
        }
        Relationships: [
          {
            foreignKeyName: "partner_catalogue_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      partner_changes: {
        Row: {
          created_at: string
          name: string
          partner_id: string
          version: number
          website: string | null
        }
        Insert: {
          created_at?: string
          name: string
          partner_id: string
          version?: number
          website?: string | null
        }
        Update: {
          created_at?: string
          name?: string
          partner_id?: string
          version?: number
          website?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "partner_changes_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: true
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      partner_photos: {
        Row: {
          alt: string
          created_at: string
          height: number
          id: string
          partner_id: string
          path: string
          position: number
          state: string
          width: number
        }
        Insert: {
          alt: string
          created_at?: string
          height: number
          id?: string
          partner_id: string
          path: string
          position?: number
          state?: string
          width: number
        }
        Update: {
          alt?: string
          created_at?: string
          height?: number
          id?: string
          partner_id?: string
          path?: string
          position?: number
          state?: string
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: "partner_photos_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      partner_questions: {
        Row: {
          answer: string
          created_at: string
          id: string
          partner_id: string
          position: number
          question: string
          updated_at: string
        }
        Insert: {
          answer: string
          created_at?: string
          id?: string
          partner_id: string
          position?: number
          question: string
          updated_at?: string
        }
        Update: {
          answer?: string
          created_at?: string
          id?: string
          partner_id?: string
          position?: number
          question?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "partner_questions_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      partner_services: {
        Row: {
          created_at: string
          description: string
          id: string
          name: string
          partner_id: string
          position: number
          price_cents: number | null
          unit: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          description?: string
          id?: string
          name: string
          partner_id: string
          position?: number
          price_cents?: number | null
          unit?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          description?: string
          id?: string
          name?: string
          partner_id?: string
          position?: number
          price_cents?: number | null
          unit?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "partner_services_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      partner_waiting_list: {
        Row: {
          created_at: string
          day: string
          event_id: string
          id: string
          partner_id: string
        }
        Insert: {
          created_at?: string
          day: string
          event_id: string
          id?: string
          partner_id: string
        }
        Update: {
          created_at?: string
          day?: string
          event_id?: string
          id?: string
          partner_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "partner_waiting_list_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "partner_waiting_list_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      partners: {
        Row: {
          capacity_max: number | null
          capacity_min: number | null
          checked_at: string | null
          commune: string
          created_at: string
          description: string
          id: string
          is_correction: boolean
          languages: string[]
          latitude: number | null
          longitude: number | null
          name: string
          owner_id: string
          postcode: string | null
          price_from_cents: number | null
          price_unit: string
          rating_average: number | null
          rating_count: number
          refusal_reason: string | null
          response_minutes: number | null
          slug: string
          state: string
          submitted_at: string | null
          tagline: string
          travels_km: number
          type: string
          updated_at: string
          version: number
          website: string | null
        }
        Insert: {
          capacity_max?: number | null
          capacity_min?: number | null
          checked_at?: string | null
          commune?: string
          created_at?: string
          description?: string
          id?: string
          is_correction?: boolean
          languages?: string[]
          latitude?: number | null
          longitude?: number | null
          name: string
          owner_id?: string
          postcode?: string | null
          price_from_cents?: number | null
          price_unit?: string
          rating_average?: number | null
          rating_count?: number
          refusal_reason?: string | null
          response_minutes?: number | null
          slug?: string
          state?: string
          submitted_at?: string | null
          tagline?: string
          travels_km?: number
          type: string
          updated_at?: string
          version?: number
          website?: string | null
        }
        Update: {
          capacity_max?: number | null
          capacity_min?: number | null
          checked_at?: string | null
          commune?: string
          created_at?: string
          description?: string
          id?: string
          is_correction?: boolean
          languages?: string[]
          latitude?: number | null
          longitude?: number | null
          name?: string
          owner_id?: string
          postcode?: string | null
          price_from_cents?: number | null
          price_unit?: string
          rating_average?: number | null
          rating_count?: number
          refusal_reason?: string | null
          response_minutes?: number | null
          slug?: string
          state?: string
          submitted_at?: string | null
          tagline?: string
          travels_km?: number
          type?: string
          updated_at?: string
          version?: number
          website?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "partners_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      posts: {
        Row: {
          body: string
          created_at: string
          id: string
          published_at: string | null
          reading_minutes: number
          search: string
          slug: string
          summary: string
          title: string
          topic: string
          updated_at: string
          version: number
        }
        Insert: {
          body: string
          created_at?: string
          id?: string
          published_at?: string | null
          reading_minutes?: number
          search?: string
          slug: string
          summary: string
          title: string
          topic: string
          updated_at?: string
          version?: number
        }
        Update: {
          body?: string
          created_at?: string
          id?: string
          published_at?: string | null
          reading_minutes?: number
          search?: string
          slug?: string
          summary?: string
          title?: string
          topic?: string
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      profiles: {
        Row: {
          avatar_url: string | null
          created_at: string
          email: string | null
          id: string
          name: string
          partner_type: string | null
          permissions: string[] | null
          phone: string | null
          role: string
          updated_at: string
        }
        Insert: {
          avatar_url?: string | null
          created_at?: string
          email?: string | null
          id: string
          name?: string
          partner_type?: string | null
          permissions?: string[] | null
          phone?: string | null
          role?: string
          updated_at?: string
        }
        Update: {
          avatar_url?: string | null
          created_at?: string
          email?: string | null
          id?: string
          name?: string
          partner_type?: string | null
          permissions?: string[] | null
          phone?: string | null
          role?: string
          updated_at?: string
        }
        Relationships: []
      }
      push_subscriptions: {
        Row: {
          auth: string | null
          created_at: string
          endpoint: string
          id: string
          p256dh: string | null
          service: string
          session_id: string
          user_id: string
        }
        Insert: {
          auth?: string | null
          created_at?: string
          endpoint: string
          id?: string
          p256dh?: string | null
          service?: string
          session_id: string
          user_id: string
        }
        Update: {
          auth?: string | null
          created_at?: string
          endpoint?: string
          id?: string
          p256dh?: string | null
          service?: string
          session_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "push_subscriptions_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      quote_acceptances: {
        Row: {
          accepted_at: string
          accepted_by: string | null
          accepted_by_name: string
          document: string
          document_hash: string
          quote_id: string
          words: string
        }
        Insert: {
          accepted_at?: string
          accepted_by?: string | null
          accepted_by_name: string
          document: string
          document_hash?: string
          quote_id: string
          words: string
        }
        Update: {
          accepted_at?: string
          accepted_by?: string | null
          accepted_by_name?: string
          document?: string
          document_hash?: string
          quote_id?: string
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "quote_acceptances_accepted_by_fkey"
            columns: ["accepted_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quote_acceptances_quote_id_fkey"
            columns: ["quote_id"]
            isOneToOne: true
            referencedRelation: "quotes"
            referencedColumns: ["id"]
          },
        ]
      }
      quote_lines: {
        Row: {
          description: string
          discount_percent: number
          ht_cents: number | null
          id: string
          is_chosen: boolean
          is_optional: boolean
          is_per_guest: boolean
          label: string
          position: number
          quantity: number
          quote_id: string
          unit: string
          unit_cents: number
          vat_rate: number
        }
        Insert: {
          description?: string
          discount_percent?: number
          ht_cents?: number | null
          id?: string
          is_chosen?: boolean
          is_optional?: boolean
          is_per_guest?: boolean
          label: string
          position: number
          quantity: number
          quote_id: string
          unit?: string
          unit_cents: number
          vat_rate: number
        }
        Update: {
          description?: string
          discount_percent?: number
          ht_cents?: number | null
          id?: string
          is_chosen?: boolean
          is_optional?: boolean
          is_per_guest?: boolean
          label?: string
          position?: number
          quantity?: number
          quote_id?: string
          unit?: string
          unit_cents?: number
          vat_rate?: number
        }
        Relationships: [
          {
            foreignKeyName: "quote_lines_quote_id_fkey"
            columns: ["quote_id"]
            isOneToOne: false
            referencedRelation: "quotes"
            referencedColumns: ["id"]
          },
        ]
      }
      quote_requests: {
        Row: {
          answered_at: string | null
          budget_hint_cents: number | null
          client_name: string
          created_at: string
          date_to_agree: string | null
          decline_reason: string
          declined_by: string | null
          ends_on: string | null
          event_id: string | null
          event_name: string
          guests: number | null
          guests_before: number | null
          guests_changed_at: string | null
          id: string
          kind: string
          made_by: string | null
          message: string
          message_search: string
          partner_id: string | null
          partner_name: string
          place: string | null
          response_minutes: number | null
          review_id: string | null
          search: string
          seen_at: string | null
          starts_on: string | null
          state: string
          trade: string
          updated_at: string
        }
        Insert: {
          answered_at?: string | null
          budget_hint_cents?: number | null
          client_name?: string
          created_at?: string
          date_to_agree?: string | null
          decline_reason?: string
          declined_by?: string | null
          ends_on?: string | null
          event_id?: string | null
          event_name: string
          guests?: number | null
          guests_before?: number | null
          guests_changed_at?: string | null
          id?: string
          kind: string
          made_by?: string | null
          message: string
          message_search?: string
          partner_id?: string | null
          partner_name: string
          place?: string | null
          response_minutes?: number | null
          review_id?: string | null
          search?: string
          seen_at?: string | null
          starts_on?: string | null
          state?: string
          trade: string
          updated_at?: string
        }
        Update: {
          answered_at?: string | null
          budget_hint_cents?: number | null
          client_name?: string
          created_at?: string
          date_to_agree?: string | null
          decline_reason?: string
          declined_by?: string | null
          ends_on?: string | null
          event_id?: string | null
          event_name?: string
          guests?: number | null
          guests_before?: number | null
          guests_changed_at?: string | null
          id?: string
          kind?: string
          made_by?: string | null
          message?: string
          message_search?: string
          partner_id?: string | null
          partner_name?: string
          place?: string | null
          response_minutes?: number | null
          review_id?: string | null
          search?: string
          seen_at?: string | null
          starts_on?: string | null
          state?: string
          trade?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "quote_requests_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quote_requests_made_by_fkey"
            columns: ["made_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quote_requests_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quote_requests_review_id_fkey"
            columns: ["review_id"]
            isOneToOne: true
            referencedRelation: "reviews"
            referencedColumns: ["id"]
          },
        ]
      }
      quote_templates: {
        Row: {
          body: Json
          created_at: string
          id: string
          name: string
          partner_id: string
          updated_at: string
        }
        Insert: {
          body: Json
          created_at?: string
          id?: string
          name: string
          partner_id?: string
          updated_at?: string
        }
        Update: {
          body?: Json
          created_at?: string
          id?: string
          name?: string
          partner_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "quote_templates_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      quotes: {
        Row: {
          created_at: string
          decided_at: string | null
          decided_by: string | null
          decline_reason: string
          deposit_kind: string | null
          discount_cents: number
          discount_percent: number
          ends_on: string | null
          event_id: string | null
          guests: number | null
          id: string
          is_vat_exempt: boolean
          notes: string
          number: string | null
          partner_id: string | null
          partner_name: string
          request_id: string
          seller: Json
          sent_at: string | null
          starts_on: string | null
          state: string
          terms: Json
          title: string
          total_discount_cents: number
          total_ht_cents: number
          total_ttc_cents: number
          total_vat_cents: number
          updated_at: string
          valid_until: string
          vat: Json
          version: number
        }
        Insert: {
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decline_reason?: string
          deposit_kind?: string | null
          discount_cents?: number
          discount_percent?: number
          ends_on?: string | null
          event_id?: string | null
          guests?: number | null
          id?: string
          is_vat_exempt?: boolean
          notes?: string
          number?: string | null
          partner_id?: string | null
          partner_name: string
          request_id: string
          seller?: Json
          sent_at?: string | null
          starts_on?: string | null
          state?: string
          terms?: Json
          title?: string
          total_discount_cents?: number
          total_ht_cents?: number
          total_ttc_cents?: number
          total_vat_cents?: number
          updated_at?: string
          valid_until: string
          vat?: Json
          version?: number
        }
        Update: {
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decline_reason?: string
          deposit_kind?: string | null
          discount_cents?: number
          discount_percent?: number
          ends_on?: string | null
          event_id?: string | null
          guests?: number | null
          id?: string
          is_vat_exempt?: boolean
          notes?: string
          number?: string | null
          partner_id?: string | null
          partner_name?: string
          request_id?: string
          seller?: Json
          sent_at?: string | null
          starts_on?: string | null
          state?: string
          terms?: Json
          title?: string
          total_discount_cents?: number
          total_ht_cents?: number
          total_ttc_cents?: number
          total_vat_cents?: number
          updated_at?: string
          valid_until?: string
          vat?: Json
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "quotes_decided_by_fkey"
            columns: ["decided_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quotes_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quotes_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quotes_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "quote_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      recommendations: {
        Row: {
          created_at: string
          event_id: string
          from_partner_id: string | null
          id: string
          note: string
          partner_id: string
          request_id: string
          state: string
        }
        Insert: {
          created_at?: string
          event_id: string
          from_partner_id?: string | null
          id?: string
          note?: string
          partner_id: string
          request_id: string
          state?: string
        }
        Update: {
          created_at?: string
          event_id?: string
          from_partner_id?: string | null
          id?: string
          note?: string
          partner_id?: string
          request_id?: string
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: "recommendations_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "recommendations_from_partner_id_fkey"
            columns: ["from_partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "recommendations_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "recommendations_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "quote_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      reports: {
        Row: {
          case_id: string
          category: string
          created_at: string
          decided_at: string | null
          email: string | null
          id: string
          kind: string
          reporter_id: string | null
          subject_id: string
          words: string
        }
        Insert: {
          case_id: string
          category: string
          created_at?: string
          decided_at?: string | null
          email?: string | null
          id?: string
          kind: string
          reporter_id?: string | null
          subject_id: string
          words?: string
        }
        Update: {
          case_id?: string
          category?: string
          created_at?: string
          decided_at?: string | null
          email?: string | null
          id?: string
          kind?: string
          reporter_id?: string | null
          subject_id?: string
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "reports_reporter_id_fkey"
            columns: ["reporter_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      reviews: {
        Row: {
          answer: string | null
          answered_at: string | null
          author_id: string | null
          author_name: string
          body: string
          checked: string
          created_at: string
          event_on: string
          id: string
          partner_id: string
          rating: number
          state: string
          title: string
        }
        Insert: {
          answer?: string | null
          answered_at?: string | null
          author_id?: string | null
          author_name: string
          body: string
          checked: string
          created_at?: string
          event_on: string
          id?: string
          partner_id: string
          rating: number
          state?: string
          title?: string
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          author_id?: string | null
          author_name?: string
          body?: string
          checked?: string
          created_at?: string
          event_on?: string
          id?: string
          partner_id?: string
          rating?: number
          state?: string
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: "reviews_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "reviews_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      saved_replies: {
        Row: {
          body: string
          created_at: string
          id: string
          partner_id: string
          position: number
          title: string
          updated_at: string
        }
        Insert: {
          body: string
          created_at?: string
          id?: string
          partner_id?: string
          position?: number
          title: string
          updated_at?: string
        }
        Update: {
          body?: string
          created_at?: string
          id?: string
          partner_id?: string
          position?: number
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "saved_replies_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      seat_assignments: {
        Row: {
          chair: string
          created_at: string
          event_id: string
          guest_id: string
          is_locked: boolean
          moment_id: string
          plan_id: string
          seat: number | null
          table_id: string
        }
        Insert: {
          chair?: string
          created_at?: string
          event_id: string
          guest_id: string
          is_locked?: boolean
          moment_id: string
          plan_id: string
          seat?: number | null
          table_id: string
        }
        Update: {
          chair?: string
          created_at?: string
          event_id?: string
          guest_id?: string
          is_locked?: boolean
          moment_id?: string
          plan_id?: string
          seat?: number | null
          table_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "seat_assignments_guest_id_moment_id_event_id_fkey"
            columns: ["guest_id", "moment_id", "event_id"]
            isOneToOne: false
            referencedRelation: "moment_invitations"
            referencedColumns: ["guest_id", "moment_id", "event_id"]
          },
          {
            foreignKeyName: "seat_assignments_plan_id_moment_id_event_id_fkey"
            columns: ["plan_id", "moment_id", "event_id"]
            isOneToOne: false
            referencedRelation: "seating_plans"
            referencedColumns: ["id", "moment_id", "event_id"]
          },
          {
            foreignKeyName: "seat_assignments_table_id_plan_id_event_id_fkey"
            columns: ["table_id", "plan_id", "event_id"]
            isOneToOne: false
            referencedRelation: "seating_tables"
            referencedColumns: ["id", "plan_id", "event_id"]
          },
        ]
      }
      seating_plans: {
        Row: {
          background_id: string | null
          created_at: string
          elements: Json
          event_id: string
          guests_see_from: string | null
          id: string
          is_chosen: boolean
          moment_id: string
          name: string
          room_length: number
          room_width: number
          seats_unanswered: boolean
          updated_at: string
          version: number
        }
        Insert: {
          background_id?: string | null
          created_at?: string
          elements?: Json
          event_id: string
          guests_see_from?: string | null
          id?: string
          is_chosen?: boolean
          moment_id: string
          name: string
          room_length?: number
          room_width?: number
          seats_unanswered?: boolean
          updated_at?: string
          version?: number
        }
        Update: {
          background_id?: string | null
          created_at?: string
          elements?: Json
          event_id?: string
          guests_see_from?: string | null
          id?: string
          is_chosen?: boolean
          moment_id?: string
          name?: string
          room_length?: number
          room_width?: number
          seats_unanswered?: boolean
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "seating_plans_background_id_event_id_fkey"
            columns: ["background_id", "event_id"]
            isOneToOne: false
            referencedRelation: "documents"
            referencedColumns: ["id", "event_id"]
          },
          {
            foreignKeyName: "seating_plans_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "seating_plans_moment_id_event_id_fkey"
            columns: ["moment_id", "event_id"]
            isOneToOne: false
            referencedRelation: "moments"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      seating_rules: {
        Row: {
          created_at: string
          event_id: string
          guest_ids: string[]
          household_ids: string[]
          id: string
          kind: string
          plan_id: string
          strength: string
          table_id: string | null
          tag: string | null
          updated_at: string
          version: number
        }
        Insert: {
          created_at?: string
          event_id: string
          guest_ids?: string[]
          household_ids?: string[]
          id?: string
          kind: string
          plan_id: string
          strength?: string
          table_id?: string | null
          tag?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          created_at?: string
          event_id?: string
          guest_ids?: string[]
          household_ids?: string[]
          id?: string
          kind?: string
          plan_id?: string
          strength?: string
          table_id?: string | null
          tag?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "seating_rules_plan_id_event_id_fkey"
            columns: ["plan_id", "event_id"]
            isOneToOne: false
            referencedRelation: "seating_plans"
            referencedColumns: ["id", "event_id"]
          },
          {
            foreignKeyName: "seating_rules_table_id_plan_id_event_id_fkey"
            columns: ["table_id", "plan_id", "event_id"]
            isOneToOne: false
            referencedRelation: "seating_tables"
            referencedColumns: ["id", "plan_id", "event_id"]
          },
        ]
      }
      seating_tables: {
        Row: {
          created_at: string
          event_id: string
          id: string
          minimum: number
          name: string
          plan_id: string
          position: number
          reserved_tag: string | null
          rotation: number
          seats: number
          shape: string
          updated_at: string
          vendor_meals: number
          version: number
          x: number
          y: number
        }
        Insert: {
          created_at?: string
          event_id: string
          id?: string
          minimum?: number
          name: string
          plan_id: string
          position: number
          reserved_tag?: string | null
          rotation?: number
          seats?: number
          shape?: string
          updated_at?: string
          vendor_meals?: number
          version?: number
          x: number
          y: number
        }
        Update: {
          created_at?: string
          event_id?: string
          id?: string
          minimum?: number
          name?: string
          plan_id?: string
          position?: number
          reserved_tag?: string | null
          rotation?: number
          seats?: number
          shape?: string
          updated_at?: string
          vendor_meals?: number
          version?: number
          x?: number
          y?: number
        }
        Relationships: [
          {
            foreignKeyName: "seating_tables_plan_id_event_id_fkey"
            columns: ["plan_id", "event_id"]
            isOneToOne: false
            referencedRelation: "seating_plans"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      share_links: {
        Row: {
          created_at: string
          created_by: string | null
          event_id: string
          id: string
          kind: string
          label: string
          last_seen_at: string | null
          revoked_at: string | null
          token_hash: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          event_id: string
          id?: string
          kind: string
          label?: string
          last_seen_at?: string | null
          revoked_at?: string | null
          token_hash: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          event_id?: string
          id?: string
          kind?: string
          label?: string
          last_seen_at?: string | null
          revoked_at?: string | null
          token_hash?: string
        }
        Relationships: [
          {
            foreignKeyName: "share_links_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "share_links_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      site_pages: {
        Row: {
          body: string
          slug: string
          title: string
          updated_at: string
          version: number
        }
        Insert: {
          body: string
          slug: string
          title: string
          updated_at?: string
          version?: number
        }
        Update: {
          body?: string
          slug?: string
          title?: string
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      site_setting_versions: {
        Row: {
          changed_at: string
          changed_by: string | null
          key: string
          value: Json
          version: number
        }
        Insert: {
          changed_at?: string
          changed_by?: string | null
          key: string
          value: Json
          version: number
        }
        Update: {
          changed_at?: string
          changed_by?: string | null
          key?: string
          value?: Json
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "site_setting_versions_changed_by_fkey"
            columns: ["changed_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "site_setting_versions_key_fkey"
            columns: ["key"]
            isOneToOne: false
            referencedRelation: "site_settings"
            referencedColumns: ["key"]
          },
        ]
      }
      site_settings: {
        Row: {
          key: string
          updated_at: string
          value: Json
          version: number
        }
        Insert: {
          key: string
          updated_at?: string
          value: Json
          version?: number
        }
        Update: {
          key?: string
          updated_at?: string
          value?: Json
          version?: number
        }
        Relationships: []
      }
      tasks: {
        Row: {
          assignee_id: string | null
          budget_item_id: string | null
          category: string
          created_at: string
          days_before: number | null
          done_at: string | null
          done_by: string | null
          due_on: string | null
          event_id: string
          event_partner_id: string | null
          id: string
          notes: string
          position: number
          state: string
          template: string | null
          title: string
          updated_at: string
          version: number
        }
        Insert: {
          assignee_id?: string | null
          budget_item_id?: string | null
          category?: string
          created_at?: string
          days_before?: number | null
          done_at?: string | null
          done_by?: string | null
          due_on?: string | null
          event_id: string
          event_partner_id?: string | null
          id?: string
          notes?: string
          position: number
          state?: string
          template?: string | null
          title: string
          updated_at?: string
          version?: number
        }
        Update: {
          assignee_id?: string | null
          budget_item_id?: string | null
          category?: string
          created_at?: string
          days_before?: number | null
          done_at?: string | null
          done_by?: string | null
          due_on?: string | null
          event_id?: string
          event_partner_id?: string | null
          id?: string
          notes?: string
          position?: number
          state?: string
          template?: string | null
          title?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "tasks_budget_item_id_event_id_fkey"
            columns: ["budget_item_id", "event_id"]
            isOneToOne: false
            referencedRelation: "budget_items"
            referencedColumns: ["id", "event_id"]
          },
          {
            foreignKeyName: "tasks_done_by_fkey"
            columns: ["done_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "tasks_event_id_assignee_id_fkey"
            columns: ["event_id", "assignee_id"]
            isOneToOne: false
            referencedRelation: "event_members"
            referencedColumns: ["event_id", "user_id"]
          },
          {
            foreignKeyName: "tasks_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "tasks_event_partner_id_event_id_fkey"
            columns: ["event_partner_id", "event_id"]
            isOneToOne: false
            referencedRelation: "event_partners"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      timeline_items: {
        Row: {
          assignee_id: string | null
          created_at: string
          day: number
          duration_minutes: number
          event_id: string
          event_partner_id: string | null
          id: string
          in_charge: string
          is_shared: boolean
          moment_id: string | null
          notes: string
          place: string
          position: number
          starts_minute: number | null
          title: string
          updated_at: string
          version: number
        }
        Insert: {
          assignee_id?: string | null
          created_at?: string
          day?: number
          duration_minutes?: number
          event_id: string
          event_partner_id?: string | null
          id?: string
          in_charge?: string
          is_shared?: boolean
          moment_id?: string | null
          notes?: string
          place?: string
          position: number
          starts_minute?: number | null
          title: string
          updated_at?: string
          version?: number
        }
        Update: {
          assignee_id?: string | null
          created_at?: string
          day?: number
          duration_minutes?: number
          event_id?: string
          event_partner_id?: string | null
          id?: string
          in_charge?: string
          is_shared?: boolean
          moment_id?: string | null
          notes?: string
          place?: string
          position?: number
          starts_minute?: number | null
          title?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "timeline_items_event_id_assignee_id_fkey"
            columns: ["event_id", "assignee_id"]
            isOneToOne: false
            referencedRelation: "event_members"
            referencedColumns: ["event_id", "user_id"]
          },
          {
            foreignKeyName: "timeline_items_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "timeline_items_event_partner_id_event_id_fkey"
            columns: ["event_partner_id", "event_id"]
            isOneToOne: false
            referencedRelation: "event_partners"
            referencedColumns: ["id", "event_id"]
          },
          {
            foreignKeyName: "timeline_items_moment_id_event_id_fkey"
            columns: ["moment_id", "event_id"]
            isOneToOne: false
            referencedRelation: "moments"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      accept_event_invitation: {
        Args: { token: string }
        Returns: Json
      }
      accept_quote: {
        Args: { chosen: string[]; quote: string; words: string }
        Returns: Json
      }
      account_security: {
        Args: { of_person: string }
        Returns: Json
      }
      add_seating_plan: {
        Args: { name: string; of_moment: string; room?: Json; tables?: Json }
        Returns: string
      }
      admin_dashboard: {
        Args: never
        Returns: Json
      }
      admin_event_list: {
        Args: {
          after_at?: string
          after_id?: string
          most?: number
          only_suspended?: boolean
          words?: string
        }
        Returns: Json
      }
      admin_sessions: {
        Args: never
        Returns: Json
      }
      administrators: {
        Args: never
        Returns: Json
      }
      agree_to_date: {
        Args: { request: string }
        Returns: string
      }
      answer_contact_message: {
        Args: { body: string; message: string }
        Returns: Json
      }
      answer_event_handover: {
        Args: { accepts: boolean; of_event: string }
        Returns: undefined
      }
      answer_join_request: {
        Args: { accepts: boolean; of_event: string; person: string }
        Returns: undefined
      }
      appeal_decision: {
        Args: { of_case: string; token?: string; words: string }
        Returns: Json
      }
      application_limit_list: {
        Args: never
        Returns: Json
      }
      apply_changes: {
        Args: { changes: Json }
        Returns: Json
      }
      apply_what_if: {
        Args: { guests?: number; lines: Json; of_event: string }
        Returns: number
      }
      archive_invoice: {
        Args: {
          invoice: string
          path: string
          sha256: string
          size_bytes: number
        }
        Returns: string
      }
      ask_for_quotes: {
        Args: {
          message: string
          of_event: string
          partners: string[]
          share_budget?: boolean
        }
        Returns: Json
      }
      ask_privacy_request: {
        Args: { email: string; kind: string; network: string; words: string }
        Returns: string
      }
      audit_filters: {
        Args: never
        Returns: Json
      }
      audit_list: {
        Args: {
          before?: number
          by_server?: boolean
          from_day?: string
          most?: number
          of_action?: string
          of_actor?: string
          of_kind?: string
          of_subject?: string
          to_day?: string
        }
        Returns: Json
      }
      ban_client: {
        Args: { person: string; reason: string }
        Returns: undefined
      }
      block_days: {
        Args: { first: string; last: string }
        Returns: number
      }
      block_network: {
        Args: { hours: number; network: string; reason: string }
        Returns: string
      }
      blocked_network_list: {
        Args: never
        Returns: Json
      }
      booking_invoices: {
        Args: { request: string }
        Returns: Json
      }
      browser_error_list: {
        Args: never
        Returns: Json
      }
      budget_ledger: {
        Args: { of_event: string }
        Returns: Json
      }
      bulk_update_guests: {
        Args: { guests: string[]; of_event: string; patch: Json }
        Returns: Json
      }
      bulk_update_tasks: {
        Args: { of_event: string; patch: Json; tasks: string[] }
        Returns: Json
      }
      calendar_feed: {
        Args: { address: string; token: string }
        Returns: Json
      }
      cancel_booking: {
        Args: { reason?: string; request: string }
        Returns: string
      }
      cancel_event_deletion: {
        Args: { of_event: string }
        Returns: boolean
      }
      change_admin_permissions: {
        Args: { permissions: string[]; person: string; seen: string[] }
        Returns: undefined
      }
      change_head_count: {
        Args: { guests: number; request: string }
        Returns: number
      }
      change_seating_plan: {
        Args: {
          expected?: Json
          moves?: Json
          of_plan: string
          removed?: Json
          room?: Json
          rules?: Json
          tables?: Json
        }
        Returns: undefined
      }
      client_dashboard: {
        Args: { of_event?: string }
        Returns: Json
      }
      client_list: {
        Args: {
          after_at?: string
          after_id?: string
          has_event?: boolean
          most?: number
          state?: string
          words?: string
        }
        Returns: Json
      }
      client_page: {
        Args: { person: string }
        Returns: Json
      }
      close_session: {
        Args: { reason?: string; session: string }
        Returns: undefined
      }
      contact_inbox: {
        Args: {
          before_at?: string
          before_id?: string
          of_state?: string
          words?: string
        }
        Returns: Json
      }
      contact_message: {
        Args: { message: string }
        Returns: Json
      }
      content_versions_of: {
        Args: { before?: number; page?: string; post?: string }
        Returns: Json
      }
      conversation_list: {
        Args: { after_at?: string; after_id?: string; of_event?: string }
        Returns: Json
      }
      copy_seating_plan: {
        Args: { name: string; of_plan: string }
        Returns: string
      }
      create_calendar_feed: {
        Args: { of_event: string }
        Returns: string
      }
      create_event: {
        Args: {
          budget_cents?: number
          ends_on?: string
          expected_guests?: number
          kind: string
          moments?: Json
          name: string
          place?: string
          rsvp_closes_on?: string
          starts_on?: string
        }
        Returns: string
      }
      create_partner_feed: {
        Args: never
        Returns: string
      }
      create_share_link: {
        Args: { kind: string; label?: string; of_event: string }
        Returns: Json
      }
      current_announcement: {
        Args: never
        Returns: Json
      }
      decide_appeal: {
        Args: { of_case: string; outcome: string; reason: string }
        Returns: string
      }
      decide_case: {
        Args: { decision: string; of_case: string; reason?: string }
        Returns: string
      }
      decide_partner: {
        Args: {
          decision: string
          partner: string
          reason?: string
          seen?: number
        }
        Returns: string
      }
      decide_partner_changes: {
        Args: {
          decision: string
          partner: string
          reason?: string
          seen: number
        }
        Returns: string
      }
      decide_partners: {
        Args: {
          decision: string
          partners: string[]
          reason?: string
          seen: number[]
        }
        Returns: Json
      }
      decline_politely: {
        Args: { message?: string; reason: string; request: string }
        Returns: string
      }
      decline_quote: {
        Args: { quote: string; reason?: string }
        Returns: string
      }
      decline_request: {
        Args: { reason?: string; request: string }
        Returns: string
      }
      delay_timeline: {
        Args: { from_minute: number; minutes: number; of_item: string }
        Returns: number
      }
      delete_account: {
        Args: { email: string }
        Returns: Json
      }
      delete_guests: {
        Args: { guests: string[]; of_event: string }
        Returns: Json
      }
      delete_tasks: {
        Args: { of_event: string; tasks: string[] }
        Returns: Json
      }
      discard_failure: {
        Args: { failure: string }
        Returns: undefined
      }
      dish_choices: {
        Args: { of_moment: string; only_guests?: string[] }
        Returns: Json
      }
      document_storage: {
        Args: { of_event: string }
        Returns: Json
      }
      due_calendar_imports: {
        Args: { most: number }
        Returns: Json
      }
      duplicate_event: {
        Args: {
          name?: string
          of_event: string
          starts_on?: string
          with_guests?: boolean
        }
        Returns: string
      }
      end_partner_feed: {
        Args: never
        Returns: undefined
      }
      erase_client: {
        Args: { email: string; person: string; reason: string }
        Returns: undefined
      }
      erase_privacy_request: {
        Args: { request: string }
        Returns: Json
      }
      event_invitation: {
        Args: { token: string }
        Returns: Json
      }
      event_member_profiles: {
        Args: { of_event: string }
        Returns: {
          avatar_url: string
          name: string
          role: string
          user_id: string
        }[]
      }
      event_partner_board: {
        Args: { of_event: string }
        Returns: Json
      }
      export_account: {
        Args: never
        Returns: Json
      }
      find_account: {
        Args: { email: string }
        Returns: string
      }
      find_communes: {
        Args: { most?: number; words: string }
        Returns: {
          code: string
          department: string
          latitude: number
          longitude: number
          name: string
          population: number
          postcode: string
        }[]
      }
      find_places: {
        Args: { most?: number; words: string }
        Returns: {
          code: string
          kind: string
          latitude: number
          longitude: number
          name: string
          population: number
          postcode: string
        }[]
      }
      free_days: {
        Args: { first: string; last: string }
        Returns: number
      }
      guest_add_photo: {
        Args: {
          caption?: string
          height: number
          path: string
          token: string
          width: number
        }
        Returns: Json
      }
      guest_album: {
        Args: { token: string }
        Returns: Json
      }
      guest_counts: {
        Args: { of_event: string }
        Returns: Json
      }
      guest_data: {
        Args: { token: string }
        Returns: Json
      }
      guest_forget: {
        Args: { token: string }
        Returns: Json
      }
      guest_history: {
        Args: { of_event: string }
        Returns: Json
      }
      guest_language: {
        Args: { language: string; token: string }
        Returns: Json
      }
      guest_list: {
        Args: { of_event: string; only_guests?: string[] }
        Returns: Json
      }
      guest_list_mark: {
        Args: { of_event: string }
        Returns: string
      }
      guest_page: {
        Args: { token: string }
        Returns: Json
      }
      guest_remove_photo: {
        Args: { photo: string; token: string }
        Returns: Json
      }
      guest_reply: {
        Args: { key: string; reply: Json; token: string }
        Returns: Json
      }
      guest_unlock: {
        Args: { password: string; token: string }
        Returns: Json
      }
      household_editor: {
        Args: { of_household: string }
        Returns: Json
      }
      household_links_of: {
        Args: { of_event: string; only_households?: string[] }
        Returns: Json
      }
      import_busy_days: {
        Args: { address?: string; days: string[]; name: string }
        Returns: string
      }
      import_guests: {
        Args: { of_event: string; options?: Json; rows: Json }
        Returns: Json
      }
      invitation_words: {
        Args: { household?: string; of_event: string }
        Returns: Json
      }
      invite_admin: {
        Args: { email: string; permissions?: string[] }
        Returns: string
      }
      invite_member: {
        Args: {
          can_see_budget?: boolean
          email: string
          of_event: string
          role: string
        }
        Returns: string
      }
      issue_invoice: {
        Args: { details?: Json; kind: string; request: string }
        Returns: Json
      }
      join_requests: {
        Args: { of_event: string }
        Returns: {
          can_see_budget: boolean
          email: string
          invited_email: string
          name: string
          role: string
          user_id: string
        }[]
      }
      kitchen_sheet: {
        Args: { token: string }
        Returns: Json
      }
      let_photos_wait: {
        Args: { photos: string[] }
        Returns: number
      }
      lift_block: {
        Args: { block: string }
        Returns: undefined
      }
      lift_event_suspension: {
        Args: { event: string; reason: string }
        Returns: undefined
      }
      limit_list: {
        Args: never
        Returns: Json
      }
      merge_guests: {
        Args: { drop: string; keep: string }
        Returns: Json
      }
      moderation_case: {
        Args: { of_case: string }
        Returns: Json
      }
      moderation_decision: {
        Args: { of_case: string; token?: string }
        Returns: Json
      }
      moderation_queue: {
        Args: {
          after_at?: string
          after_id?: string
          of_kind?: string
          of_state?: string
        }
        Returns: Json
      }
      move_event_date: {
        Args: {
          dry_run?: boolean
          message_partners?: boolean
          new_date: string
          of_event: string
        }
        Returns: Json
      }
      notify: {
        Args: {
          body: string
          href: string
          key: string
          kind: string
          title: string
          user: string
        }
        Returns: boolean
      }
      offer_client_export: {
        Args: { person: string }
        Returns: undefined
      }
      offer_event_handover: {
        Args: { of_event: string; shares?: boolean; to_member: string }
        Returns: undefined
      }
      open_privacy_export: {
        Args: { network: string; token: string }
        Returns: Json
      }
      order_listing: {
        Args: { ids: string[]; part: string }
        Returns: number
      }
      order_menus: {
        Args: { course: string; menus: string[]; of_moment: string }
        Returns: number
      }
      order_moments: {
        Args: { moments: string[]; of_event: string }
        Returns: number
      }
      own_listing: {
        Args: never
        Returns: Json
      }
      partner_business: {
        Args: { partner: string }
        Returns: Json
      }
      partner_calendar: {
        Args: { first: string; last: string }
        Returns: Json
      }
      partner_dashboard: {
        Args: never
        Returns: Json
      }
      partner_feed: {
        Args: { address: string; token: string }
        Returns: Json
      }
      partner_invoices: {
        Args: { before_place?: number; of_year?: number; page_size?: number }
        Returns: Json
      }
      partner_list: {
        Args: {
          after_at?: string
          after_id?: string
          most?: number
          of_state?: string
          of_trade?: string
          words?: string
        }
        Returns: Json
      }
      partner_page: {
        Args: { slug: string; trade: string }
        Returns: Json
      }
      partner_queue: {
        Args: { after_at?: string; after_id?: string; most?: number }
        Returns: Json
      }
      partner_quote_list: {
        Args: {
          before_at?: string
          before_id?: string
          most?: number
          states?: string[]
          words?: string
        }
        Returns: Json
      }
      partner_request_board: {
        Args: {
          event_kind?: string
          from_day?: string
          to_day?: string
          words?: string
        }
        Returns: Json
      }
      partner_request_list: {
        Args: {
          after_at?: string
          after_id?: string
          event_kind?: string
          from_day?: string
          most?: number
          ordering?: string
          states?: string[]
          to_day?: string
          words?: string
        }
        Returns: Json
      }
      partner_review_page: {
        Args: { partner: string }
        Returns: Json
      }
      place_row: {
        Args: { before_id?: string; of_table: string; row_id: string }
        Returns: number
      }
      plan_budget: {
        Args: { of_event: string; plan: Json }
        Returns: Json
      }
      plan_tasks: {
        Args: { of_event: string; tasks: Json }
        Returns: Json
      }
      plan_timeline: {
        Args: { of_event: string }
        Returns: number
      }
      post_list: {
        Args: {
          before_at?: string
          before_id?: string
          of_state?: string
          words?: string
        }
        Returns: Json
      }
      preview_account_deletion: {
        Args: never
        Returns: Json
      }
      preview_invoice: {
        Args: { details?: Json; kind: string; request: string }
        Returns: Json
      }
      preview_send: {
        Args: { kind: string; of_event: string; segment: Json }
        Returns: Json
      }
      privacy_desk: {
        Args: {
          after_at?: string
          after_id?: string
          answered?: boolean
          most?: number
        }
        Returns: Json
      }
      prove_privacy_request: {
        Args: { network: string; token: string }
        Returns: string
      }
      push_public_key: {
        Args: never
        Returns: string
      }
      quote_certificate: {
        Args: { quote: string }
        Returns: Json
      }
      quote_page: {
        Args: { quote: string }
        Returns: Json
      }
      read_conversation: {
        Args: { conversation: string }
        Returns: string
      }
      received_reviews: {
        Args: { before?: string; before_id?: string }
        Returns: Json
      }
      recommend_partner: {
        Args: { note?: string; partner: string; request: string }
        Returns: string
      }
      recommendation_list: {
        Args: never
        Returns: Json
      }
      record_browser_error: {
        Args: { build: string; message: string; route: string; stack: string }
        Returns: undefined
      }
      record_partner_view: {
        Args: { partner: string }
        Returns: undefined
      }
      record_payment: {
        Args: {
          amount_cents: number
          invoice: string
          method?: string
          paid_on: string
        }
        Returns: string
      }
      record_replies: {
        Args: { answers: Json; of_event: string }
        Returns: number
      }
      remove_admin: {
        Args: { person: string }
        Returns: undefined
      }
      remove_calendar_import: {
        Args: { import: string }
        Returns: undefined
      }
      renew_household_link: {
        Args: { household: string }
        Returns: string
      }
      report_content: {
        Args: {
          category: string
          email?: string
          kind: string
          subject: string
          token?: string
          words?: string
        }
        Returns: Json
      }
      reportable_content: {
        Args: { kind: string; subject: string; token?: string }
        Returns: Json
      }
      request_event_deletion: {
        Args: { of_event: string }
        Returns: string
      }
      request_page: {
        Args: { request: string }
        Returns: Json
      }
      require_admin_second_step: {
        Args: { is_required: boolean }
        Returns: undefined
      }
      resend_admin_invitation: {
        Args: { invitation: string }
        Returns: undefined
      }
      resend_confirmation: {
        Args: { person: string }
        Returns: undefined
      }
      reset_second_step: {
        Args: { identity_check: string; person: string }
        Returns: number
      }
      retention_runs: {
        Args: never
        Returns: Json
      }
      retry_failure: {
        Args: { failure: string }
        Returns: undefined
      }
      revoke_guest_link: {
        Args: { link: string; reason: string }
        Returns: string
      }
      rotate_signing_key: {
        Args: never
        Returns: undefined
      }
      save_calendar_import: {
        Args: { days: string[]; import: string; problem: string }
        Returns: undefined
      }
      save_household: {
        Args: { household: Json; of_event: string }
        Returns: Json
      }
      save_quote: {
        Args: { quote: Json; request: string }
        Returns: Json
      }
      save_seating_tables: {
        Args: { of_plan: string; removed?: Json; tables: Json }
        Returns: number
      }
      search_everything: {
        Args: { words: string }
        Returns: Json
      }
      search_messages: {
        Args: { most?: number; words: string }
        Returns: Json
      }
      search_partners: {
        Args: {
          area?: string
          budget_cents?: number
          guests?: number
          min_budget_cents?: number
          min_rating?: number
          near_latitude?: number
          near_longitude?: number
          on_day?: string
          ordering?: string
          page?: number
          page_size?: number
          trade?: string
          within_km?: number
          words?: string
        }
        Returns: {
          capacity_max: number
          capacity_min: number
          checked_at: string
          comes_to_place: boolean
          commune: string
          cover: Json
          distance_km: number
          id: string
          is_available: boolean
          latitude: number
          longitude: number
          name: string
          postcode: string
          price_from_cents: number
          price_unit: string
          rating_average: number
          rating_count: number
          read_as: string
          response_minutes: number
          slug: string
          tagline: string
          total: number
          travels_km: number
          type: string
          why: string[]
        }[]
      }
      seat_guests: {
        Args: { expected: Json; moves: Json; of_plan: string }
        Returns: number
      }
      seating_page: {
        Args: { of_plan: string }
        Returns: Json
      }
      security_log: {
        Args: { before?: number; most?: number; of_person?: string }
        Returns: {
          action: string
          actor_id: string
          actor_name: string
          created_at: string
          details: Json
          id: number
          ip: string
          subject_id: string
          subject_name: string
        }[]
      }
      see_request: {
        Args: { request: string }
        Returns: string
      }
      send_contact_message: {
        Args: {
          body: string
          email: string
          is_suspect?: boolean
          name: string
          network: string
          topic: string
        }
        Returns: string
      }
      send_invitations: {
        Args: { kind: string; of_event: string; segment: Json; send: string }
        Returns: Json
      }
      send_message: {
        Args: { body: string; conversation: string; files?: Json; id?: string }
        Returns: Json
      }
      send_privacy_export: {
        Args: { request: string }
        Returns: undefined
      }
      send_quote: {
        Args: { quote: string }
        Returns: string
      }
      send_test_invitation: {
        Args: { kind: string; of_event: string }
        Returns: string
      }
      send_test_mail: {
        Args: never
        Returns: string
      }
      sends_push_by: {
        Args: { service: string }
        Returns: boolean
      }
      serve_guest: {
        Args: { call: string; network: string; parameters: Json }
        Returns: Json
      }
      set_instalments: {
        Args: { item: string; plan: Json }
        Returns: string[]
      }
      set_partner_calendar: {
        Args: {
          bookings_per_day: number
          closed_weekdays: number[]
          closes_on_holidays: boolean
        }
        Returns: undefined
      }
      set_task_state: {
        Args: { state: string; task: string }
        Returns: number
      }
      set_website_password: {
        Args: { of_event: string; password: string }
        Returns: undefined
      }
      setting_versions: {
        Args: { before?: number; of_key: string }
        Returns: Json
      }
      shift_timeline: {
        Args: {
          of_event: string
          removed?: string
          shifts: Json
          travel?: Json
        }
        Returns: number
      }
      show_waiting_photos: {
        Args: { of_event: string; until: string }
        Returns: string[]
      }
      sign_in_list: {
        Args: {
          before?: number
          most?: number
          of_network?: string
          of_outcome?: string
          of_person?: string
        }
        Returns: Json
      }
      sign_out_client: {
        Args: { person: string; reason: string }
        Returns: number
      }
      signing_key_list: {
        Args: never
        Returns: Json
      }
      start_backup: {
        Args: never
        Returns: undefined
      }
      start_budget: {
        Args: {
          guests?: number
          of_event: string
          plan: Json
          total_cents: number
        }
        Returns: Json
      }
      start_calendar_fetch: {
        Args: never
        Returns: undefined
      }
      start_listing: {
        Args: { trade: string }
        Returns: string
      }
      start_quote: {
        Args: { request: string }
        Returns: string
      }
      stop_send: {
        Args: { send: string }
        Returns: number
      }
      submit_partner: {
        Args: never
        Returns: string
      }
      subscribe_application_to_push: {
        Args: { service: string; token: string }
        Returns: string
      }
      subscribe_to_push: {
        Args: { auth_secret: string; endpoint: string; p256dh: string }
        Returns: string
      }
      suspend_event: {
        Args: { event: string; reason: string }
        Returns: undefined
      }
      system_failures: {
        Args: { after_at?: string; after_id?: string; most?: number }
        Returns: Json
      }
      system_status: {
        Args: never
        Returns: Json
      }
      test_mail_outcome: {
        Args: { message: string }
        Returns: Json
      }
      timeline_sheet: {
        Args: { token: string }
        Returns: Json
      }
      unban_client: {
        Args: { person: string; reason: string }
        Returns: undefined
      }
      undo_guests: {
        Args: { undo: string }
        Returns: Json
      }
      undo_tasks: {
        Args: { undo: string }
        Returns: Json
      }
      unsubscribe: {
        Args: { token: string }
        Returns: Json
      }
      unsubscription: {
        Args: { token: string }
        Returns: Json
      }
      verify_audit_log: {
        Args: { after_id?: number; most?: number }
        Returns: Json
      }
      wait_for_day: {
        Args: { of_event: string; partner: string }
        Returns: string
      }
      withdraw_admin_invitation: {
        Args: { invitation: string }
        Returns: undefined
      }
      withdraw_quote: {
        Args: { quote: string }
        Returns: string
      }
      write_review: {
        Args: { body: string; rating: number; request: string; title: string }
        Returns: Json
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type Schemas = Omit<Database, "__InternalSupabase">

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

export const Constants = {
  public: {
    Enums: {},
  },
} as const
